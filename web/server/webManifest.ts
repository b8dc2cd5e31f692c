import * as v from 'valibot'

/** What the build writes down for the server: which files a page needs. */
export const webManifestSchema = v.object({
  /** Names the build; what browsers keep is thrown away when it changes. */
  build: v.string(),
  entry: v.string(),
  /** Sheets that every page has. */
  styles: v.array(v.string()),
  /** Code that every page has, entry aside. */
  modules: v.array(v.string()),
  /** By store code. */
  fonts: v.record(v.string(), v.array(v.string())),
  /** By language: what every page reads, and below it what pages of an area read besides. */
  messages: v.record(
    v.string(),
    v.object({ modules: v.array(v.string()), areas: v.record(v.string(), v.array(v.string())) }),
  ),
  /** By the file of a route's code. */
  routes: v.record(v.string(), v.object({ modules: v.array(v.string()), styles: v.array(v.string()) })),
})

export type WebManifest = v.InferOutput<typeof webManifestSchema>
