/** Use of an icon: as it is, or cut to the shape of a device's icons. */
export type IconPurpose = 'any' | 'maskable'

/** Returns the path of a store's square icon, in a size that the build draws: 192 or 512 pixels. */
export function storeIconPath(code: string, size: number, purpose: IconPurpose = 'any'): string {
  return `/icons/${code}-${purpose}-${size}.png`
}

/** Pixels of the icon that stands for the shop where a picture is wanted: in search results and previews of links. */
export const SHOP_PICTURE_SIZE = 512
