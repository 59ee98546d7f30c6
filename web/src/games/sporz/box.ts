/** Of a secret vote only the result comes out of the box. */
export const BOX = 2.5; // seconds, before the airlock opens
