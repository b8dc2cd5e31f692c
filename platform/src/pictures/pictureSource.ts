/** Folder of the editorial scenes among the addresses of pictures. */
export const SCENES_FOLDER = '/scenes/'
/** Folder of the pictures of furnished rooms, which are stored, in the sizes of editorial scenes. */
export const ROOMS_FOLDER = `${SCENES_FOLDER}rooms/`
/** Folder of the drawings that stand in for products without a picture. */
export const PLACEHOLDER_FOLDER = '/placeholder/'

export type Size = Readonly<{ width: number; height: number }>

/** A picture that can be drawn. */
export type Drawing = Readonly<{
  /** Size in the drawing's own units, independent of any requested size. */
  natural: Size
  /** Content of the picture in the source's own terms: plain data that can be sent to a worker. */
  subject: unknown
}>

/** A picture as the database has it. */
export type StoredPicture = Readonly<{ spec: unknown; view: string }>

/** Folder of the photos of reviews among the addresses of pictures. */
export const REVIEW_PHOTO_FOLDER = '/reviews/'

/** A photo that a customer took: a JPEG that the platform encoded itself. */
export type StoredPhoto = Readonly<{ natural: Size; jpeg: Uint8Array }>

/** Draws a subject as SVG text, in the detail that `coarseness` of its units to a pixel can show. */
export type Draw = (subject: unknown, coarseness: number) => string

/** Draws the pictures of a catalogue that has no photos. */
export type PictureSource = Readonly<{
  /** Raised when drawings change, so that no variant of an older drawing is served. */
  version: number
  /** Module that exports `draw: Draw`; only worker threads load it. */
  drawModule: URL
  /** Names of the editorial scenes, each below `SCENES_FOLDER`. */
  scenes: readonly string[]
  /** Returns the drawing of a path in one of the two folders, without an ending; null for an unknown path. */
  named: (path: string) => Drawing | null
  /** Returns the drawing of a stored picture; null if it is not one of this source. */
  stored: (picture: StoredPicture) => Drawing | null
  /** Returns the path of the drawing that stands in for a product with these names of itself and its categories. */
  standIn: (texts: readonly string[]) => string
}>
