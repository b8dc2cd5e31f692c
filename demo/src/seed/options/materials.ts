import type { Material } from '../../pictures/illustrationSpec.ts'
import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'
import type { ColorCode } from './colors.ts'

type MaterialOption = Readonly<{
  id: number
  drawnAs: Material
  /** The colour when the product has no colour of its own to choose, as with woods. */
  color: ColorCode
  /** Factor of the material on the family's price. */
  priceFactor: number
  label: Text
}>

type Row = readonly [id: number, drawnAs: Material, color: ColorCode, priceFactor: number]

function option([id, drawnAs, color, priceFactor]: Row, label: Text): MaterialOption {
  return { id, drawnAs, color, priceFactor, label }
}

/** Materials a shopper can choose and filter by; ids are the option ids of attribute 136. */
export const materials = {
  linen: option([31, 'linen', 'sand', 1], text('Lino', 'Leinen', 'Lino')),
  cotton: option([32, 'cotton', 'white', 0.95], text('Algodón', 'Baumwolle', 'Cotone')),
  velvet: option([33, 'velvet', 'forest', 1.08], text('Terciopelo', 'Samt', 'Velluto')),
  boucle: option([34, 'boucle', 'cream', 1.15], text('Bouclé', 'Bouclé', 'Bouclé')),
  leather: option([35, 'leather', 'camel', 1.45], text('Piel', 'Leder', 'Pelle')),
  wool: option([36, 'wool', 'gray', 1.2], text('Lana', 'Wolle', 'Lana')),
  knit: option([37, 'knit', 'white', 1], text('Tejido de punto', 'Strickstoff', 'Tessuto a maglia')),
  oak: option([38, 'oak', 'natural', 1.1], text('Roble', 'Eiche', 'Rovere')),
  walnut: option([39, 'walnut', 'brown', 1.2], text('Nogal', 'Nussbaum', 'Noce')),
  pine: option([40, 'pine', 'honey', 0.9], text('Pino', 'Kiefer', 'Pino')),
  lacquer: option([41, 'paintedWood', 'white', 1], text('Madera laqueada', 'Lackiertes Holz', 'Legno laccato')),
  blackSteel: option([42, 'blackSteel', 'black', 0.95], text('Acero negro', 'Schwarzer Stahl', 'Acciaio nero')),
  steel: option([43, 'steel', 'silver', 1], text('Acero inoxidable', 'Edelstahl', 'Acciaio inox')),
  brass: option([44, 'brass', 'gold', 1.25], text('Latón', 'Messing', 'Ottone')),
  chrome: option([45, 'chrome', 'silver', 1], text('Acero cromado', 'Verchromter Stahl', 'Acciaio cromato')),
  aluminium: option([46, 'aluminium', 'charcoal', 1.1], text('Aluminio', 'Aluminium', 'Alluminio')),
  glass: option([47, 'glass', 'sky', 1], text('Vidrio', 'Glas', 'Vetro')),
  marble: option([48, 'marble', 'white', 1.5], text('Mármol', 'Marmor', 'Marmo')),
  ceramic: option([49, 'ceramic', 'white', 1], text('Cerámica', 'Keramik', 'Ceramica')),
  stoneware: option([50, 'stoneware', 'sand', 1.1], text('Gres', 'Steinzeug', 'Gres')),
  plastic: option([51, 'plastic', 'white', 0.9], text('Polímero', 'Kunststoff', 'Polimero')),
  rattan: option([52, 'rattan', 'honey', 1.1], text('Ratán', 'Rattan', 'Rattan')),
  concrete: option([53, 'concrete', 'gray', 1.1], text('Concreto', 'Beton', 'Cemento')),
  paper: option([54, 'paper', 'cream', 0.9], text('Papel', 'Papier', 'Carta')),
  wax: option([55, 'wax', 'cream', 1], text('Cera de soya', 'Sojawachs', 'Cera di soia')),
} satisfies Readonly<Record<string, MaterialOption>>

export type MaterialCode = keyof typeof materials
