/** Files of the build that a page needs, in the order in which they matter. */
export type PageAssetList = Readonly<{
  styles: readonly string[]
  /** Faces of the store's theme. */
  fonts: readonly string[]
  /** Code of the page, loaded beside the entry instead of after it. */
  modules: readonly string[]
  /** Starts the page in the browser. */
  entry: string
}>

/** Names a page's files in its head. Drawn on the server alone: React hoists them, they are no part of the tree. */
export function PageAssets({ styles, fonts, modules, entry }: PageAssetList) {
  return (
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {[entry, ...modules].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  )
}
