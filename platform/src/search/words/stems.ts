/** Stems by word, in one language; null for a stop word, which says nothing. */
export type Stems = ReadonlyMap<string, string | null>
