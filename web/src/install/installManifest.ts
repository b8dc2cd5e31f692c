import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { createIntl } from 'react-intl'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { type IconPurpose, storeIconPath } from '../routing/document/storeIconPath.ts'
import { INSTALL_COLOURS } from './installColours.ts'

/** Pages that the menu of an installed shop's icon opens: path inside the store, and the message that names it. */
const SHORTCUTS = [
  { path: '/checkout/cart', message: 'install.cart' },
  { path: '/my-account/orders', message: 'install.orders' },
  { path: '/my-account/wishlists', message: 'install.wishlists' },
] as const

/**
 * Returns the web app manifest of a store as JSON: with it a browser installs the shop as an app. Source of the
 * members: W3C, Web Application Manifest.
 */
export async function installManifest({ code, name, language, urlPrefix }: StoreDefinition): Promise<string> {
  const intl = createIntl({ locale: language, messages: await loadAreaMessages(language, 'install') })
  const colours = INSTALL_COLOURS[code]
  const icon = (size: number, purpose: IconPurpose) => ({
    src: storeIconPath(code, size, purpose),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: `${urlPrefix}/`,
    name,
    short_name: name.slice(0, SHORT_NAME_MAX),
    description: intl.formatMessage({ id: 'install.description' }, { name }),
    lang: language,
    dir: 'ltr',
    start_url: urlPrefix || '/',
    scope: urlPrefix || '/',
    display: 'standalone',
    theme_color: colours?.theme,
    background_color: colours?.background,
    categories: ['shopping', 'lifestyle'],
    icons: [
      { src: `/icons/${code}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
    shortcuts: SHORTCUTS.map(({ path, message }) => ({
      name: intl.formatMessage({ id: message }),
      url: `${urlPrefix}${path}`,
      icons: [icon(192, 'any')],
    })),
  })
}

/** Maximum characters of a name below an icon, by the recommendation of Android's launcher. */
const SHORT_NAME_MAX = 12
