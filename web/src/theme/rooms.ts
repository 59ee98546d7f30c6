/** Every room's own colours. A module of its own, so that they come behind the house's, which they
 * change: a glob stands before all other imports of its file. */
import.meta.glob("../games/*/room.css", { eager: true });
