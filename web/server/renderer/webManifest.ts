import * as v from 'valibot'

/** Schema of the manifest that the build writes for the server: the files that each page needs. */
export const webManifestSchema = v.object({
  /** Name of the build; browser storage is cleared when it changes. */
  build: v.string(),
  entry: v.string(),
  /** Style sheets of every page. */
  styles: v.array(v.string()),
  /** Code of every page, without the entry. */
  modules: v.array(v.string()),
  /** Font files by store code. */
  fonts: v.record(v.string(), v.array(v.string())),
  /** Message files by language: those of every page, and those that pages of an area add. */
  messages: v.record(
    v.string(),
    v.object({ modules: v.array(v.string()), areas: v.record(v.string(), v.array(v.string())) }),
  ),
  /** Files by the source file of a route. */
  routes: v.record(v.string(), v.object({ modules: v.array(v.string()), styles: v.array(v.string()) })),
})

export type WebManifest = v.InferOutput<typeof webManifestSchema>
