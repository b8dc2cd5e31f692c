/** Files of the build that a page needs, in order of importance. */
export type PageAssetList = Readonly<{
  styles: readonly string[]
  /** Font files of the store's theme. */
  fonts: readonly string[]
  /** Modules of the page, the entry first, all requested at once. None where other markup starts the page. */
  code: readonly string[]
}>

/**
 * Adds links to a page's sheets and faces to its head; its code is requested later (loadCodeAfterPicture). Rendered on
 * the server alone: React hoists them out of the tree.
 */
export function PageAssets({ styles, fonts }: Pick<PageAssetList, 'styles' | 'fonts'>) {
  return (
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
    </>
  )
}
