/** Words and picture of the page of a series, in the language of its store. */
export type SeriesContent = Readonly<{
  title: string
  /** One sentence, for lists and search engines. */
  summary: string
  /** HTML. */
  text: string
  /** Path below the image service. */
  image: string
  image_alt: string
}>

/** Page of a series in one store. `value` is the option of the attribute `series`, the same in all stores. */
export type SeedSeries = Readonly<{ slug: string; value: string; content: SeriesContent; updatedAt: Date }>
