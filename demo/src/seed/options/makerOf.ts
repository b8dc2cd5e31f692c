import { sameText, text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'
import { type BrandGroup, brands } from './brands.ts'

/** Groups of brands whose makers give the guarantee. For all others the shop does. */
const BY_MAKERS: readonly BrandGroup[] = ['electronics', 'appliances', 'mobility']

export type Maker = Readonly<{ name: string; phone: string; email: string; hours: Text }>

const FIRST_NUMBER = 210
const HOURS = [
  text('lunes a viernes, 9 a 18\u00a0h', 'Montag bis Freitag, 9–18\u00a0Uhr', 'dal lunedì al venerdì, 9–18'),
  text('lunes a sábado, 8 a 20\u00a0h', 'Montag bis Samstag, 8–20\u00a0Uhr', 'dal lunedì al sabato, 8–20'),
  sameText('24\u00a0h'),
] as const

/** Customer services of the makers, by brand. The telephone numbers and addresses are not assigned. */
const makers: ReadonlyMap<string, Maker> = new Map(
  BY_MAKERS.flatMap((group) => brands[group]).map((name, index) => {
    const domain = name.toLowerCase().replaceAll(' ', '-')
    return [
      name,
      {
        name,
        phone: `800 555 0${FIRST_NUMBER + index}`,
        email: `servicio@${domain}.example`,
        hours: HOURS[index % HOURS.length] ?? HOURS[0],
      },
    ]
  }),
)

/** Returns the maker that guarantees products of a brand; null where the shop does. */
export function makerOf({ brands: group }: Readonly<{ brands: BrandGroup }>, brand: string): Maker | null {
  return BY_MAKERS.includes(group) ? (makers.get(brand) ?? null) : null
}
