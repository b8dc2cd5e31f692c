import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'

type Priced = Readonly<{
  title: Text
  /** Pesos with tax, or whole percent of the product's price. */ price: number
  priceType: 'fixed' | 'percent'
}>

/** Custom option of a product: a text that the shopper writes, or one of several values. */
export type CustomOption = Readonly<{ title: Text; isRequired: boolean }> &
  (
    | Readonly<{ type: 'field'; maxCharacters: number; price: number }>
    | Readonly<{ type: 'drop_down'; values: readonly Priced[] }>
  )

const giftWrap: CustomOption = {
  type: 'drop_down',
  title: text('Envoltura', 'Verpackung', 'Confezione'),
  isRequired: false,
  values: [
    { title: text('Para regalo', 'Geschenkverpackung', 'Regalo'), price: 79, priceType: 'fixed' },
    { title: text('Caja de madera', 'Holzkiste', 'Cassetta di legno'), price: 10, priceType: 'percent' },
  ],
}

function engraving(title: Text, price: number): CustomOption {
  return { type: 'field', title, isRequired: false, maxCharacters: 30, price }
}

/** Custom options by family code; only products without variants carry them. */
export const customOptions: Readonly<Record<string, readonly CustomOption[]>> = {
  cuchillos: [engraving(text('Grabado en la hoja', 'Gravur auf der Klinge', 'Incisione sulla lama'), 149), giftWrap],
  reloj: [engraving(text('Grabado al reverso', 'Gravur auf der Rückseite', 'Incisione sul retro'), 99), giftWrap],
  juguete: [engraving(text('Nombre del niño o la niña', 'Name des Kindes', 'Nome del bambino o della bambina'), 79)],
  'mesa-redonda': [
    engraving(
      text('Grabado en placa de latón', 'Gravur auf einem Messingschild', 'Incisione su targhetta di ottone'),
      249,
    ),
  ],
  arbotante: [
    {
      type: 'drop_down',
      title: text('Cable', 'Anschluss', 'Collegamento'),
      isRequired: true,
      values: [
        { title: text('Para empotrar', 'Für Wandanschluss', 'Da incasso'), price: 0, priceType: 'fixed' },
        {
          title: text('Con clavija y 2 m de cable', 'Mit Stecker und 2 m Kabel', 'Con spina e 2 m di cavo'),
          price: 89,
          priceType: 'fixed',
        },
        { title: text('Con atenuador', 'Mit Dimmer', 'Con dimmer'), price: 15, priceType: 'percent' },
      ],
    },
  ],
}
