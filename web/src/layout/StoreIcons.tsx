import { INSTALL_COLOURS } from '../install/installColours.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'

/** Links to the icons of the store and to the manifest with which a browser installs it; colour of the browser's bars. */
export function StoreIcons() {
  const { code } = useStoreDefinition()
  const pathOf = useStorePath()
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={`/icons/${code}.svg`} />
      <link rel="apple-touch-icon" href={`/icons/${code}-touch-180.png`} />
      <link rel="manifest" href={pathOf('/manifest.webmanifest')} />
      {import.meta.env.SSR ? <meta name="theme-color" content={INSTALL_COLOURS[code]?.theme} /> : null}
    </>
  )
}
