/** Whether this phone's player is where nobody can look: secrets then stay open without holding. */
class Shelter {
  open = $state(false);
}

export const shelter = new Shelter();
