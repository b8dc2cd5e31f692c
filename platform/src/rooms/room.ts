/** Words and picture of a furnished room, in the language of its store. */
export type RoomContent = Readonly<{
  title: string
  /** One sentence, for lists and search engines. */
  summary: string
  /** HTML. */
  text: string
  /** Path below the image service. */
  image: string
  image_alt: string
  /** Name of its kind: living room, bedroom. */
  kind_name: string
}>

/** A product in a picture, at a place in percent of its width and height; `qty` of it stand there. */
export type RoomPoint = Readonly<{ sku: string; child_sku: string | null; qty: number; x: number; y: number }>

/** A furnished room of one store. `id` is the same in all stores that have it. */
export type SeedRoom = Readonly<{
  id: number
  slug: string
  /** Code of its kind. */
  kind: string
  content: RoomContent
  points: readonly RoomPoint[]
  updatedAt: Date
}>
