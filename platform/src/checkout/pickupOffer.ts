import type { CartLine } from '../cart/lines/cartLine.ts'
import { stockDemands } from '../cart/checkStock.ts'
import { loadShipments } from '../stock/loadShipments.ts'
import type { Database } from '../database/schema.ts'
import { type Branch, handingBranches } from '../contact/branches.ts'
import { type BranchStock, keepsBranchStock, loadBranchStock } from '../stock/branchStock.ts'
import { type Shipment, deliveryWindow, readyDay } from '../stock/deliveryWindow.ts'
import { PARCEL_UP_TO_KG } from '../stock/limits.ts'
import { loadStock } from '../stock/stockRepository.ts'
import type { StoreDefinition } from '../stores.ts'

/** A branch that can hand a cart over, and the day from which on: `yyyy-mm-dd`. */
export type PickupBranch = Readonly<{ branch: Branch; readyFrom: string }>
/** Branches for the pick-up of a cart, in display order, and the reason shown when there is none. */
export type PickupOffer = Readonly<{ branches: readonly PickupBranch[]; refusal: string }>

type PickedUpLine = Pick<CartLine, 'name' | 'qty' | 'demands' | 'isBranchDeliveryOnly' | 'isBranchProduct'>
type PickedUpCart = Readonly<{ store: StoreDefinition; lines: readonly PickedUpLine[] }>

type Refusal = 'tooHeavy' | 'madeToOrder' | 'notThere'

const TEXTS: Readonly<Record<StoreDefinition['language'], Readonly<Record<Refusal, string>>>> = {
  'es-MX': {
    tooHeavy: '{name} pesa más de {kilos} kg: no cabe en el mostrador, te lo llevamos a casa.',
    madeToOrder: '{name} se fabrica para ti: no está en ninguna sucursal, te lo llevamos a casa.',
    notThere: 'Ninguna sucursal tiene ahora todo lo de tu carrito. Te lo llevamos a casa.',
  },
  'de-DE': {
    tooHeavy: '{name} wiegt mehr als {kilos} kg und passt nicht über die Theke. Wir bringen es dir nach Hause.',
    madeToOrder: '{name} wird für dich gefertigt und steht in keiner Filiale. Wir bringen es dir nach Hause.',
    notThere: 'Gerade hat keine Filiale alles aus deinem Warenkorb. Wir bringen es dir nach Hause.',
  },
  'it-IT': {
    tooHeavy: '{name} pesa più di {kilos} kg: non passa dal banco, te lo portiamo a casa.',
    madeToOrder: '{name} è fatto per te: non è in nessun negozio, te lo portiamo a casa.',
    notThere: 'Ora nessun negozio ha tutto quello che hai nel carrello. Te lo portiamo a casa.',
  },
}

/**
 * Computes the branches in which a cart can be picked up: those with all of its units on their shelves. Goods heavier
 * than a parcel are not picked up at a counter, except products with branch pick-up only: these are brought to any shop. A
 * line that only its caller marks so is no such product. Goods that are made to order are on no shelf.
 * Null where stock is not recorded by branch, and pick-up names no branch.
 */
export async function pickupOffer(
  db: Database,
  { store, lines }: PickedUpCart,
  now: Date,
): Promise<PickupOffer | null> {
  if (!(await keepsBranchStock(db))) return null
  const skus = [...stockDemands(lines).keys()]
  const shipments = await loadShipments(db, store, skus)
  const made = lines.find((line) => line.demands.some(({ sku }) => shipments.get(sku)?.isMadeToOrder))
  if (made !== undefined) return refusal(store, 'madeToOrder', made.name)
  const heavy = lines.find((line) => !line.isBranchProduct && isHeavy(line, shipments))
  if (heavy !== undefined) return refusal(store, 'tooHeavy', heavy.name)
  const needed = await shelfDemands(db, lines, shipments)
  const all = handingBranches(store.country)
  const codes = all.map(({ code }) => code)
  const shelves = await loadBranchStock(db, codes, [...needed.keys()])
  const needsShop = lines.some(({ isBranchDeliveryOnly }) => isBranchDeliveryOnly)
  const readyFrom = readyDayOf(lines, shipments, { store, now })
  const branches = all
    .filter(({ kind, code }) => (!needsShop || kind === 'shop') && hasAll(shelves, code, needed))
    .map((branch) => ({ branch, readyFrom }))
  return branches.length === 0 ? refusal(store, 'notThere', '') : { branches, refusal: '' }
}

/** Units that an order takes off a shelf, by sku: of what is counted, and not brought to the shop for it. */
export async function shelfDemands(
  db: Database,
  lines: readonly PickedUpLine[],
  shipments: ReadonlyMap<string, Shipment> | null = null,
): Promise<Map<string, number>> {
  const demands = stockDemands(lines.filter(({ isBranchDeliveryOnly }) => !isBranchDeliveryOnly))
  const stock = await loadStock(db, [...demands.keys()])
  const isShelved = (sku: string) => stock.get(sku)?.manage_stock === true && (shipments === null || shipments.has(sku))
  return new Map([...demands].filter(([sku]) => isShelved(sku)))
}

function isHeavy(line: PickedUpLine, shipments: ReadonlyMap<string, Shipment>): boolean {
  return line.demands.some(({ sku }) => (shipments.get(sku)?.weight ?? 0) > PARCEL_UP_TO_KG)
}

function hasAll(shelves: BranchStock, code: string, needed: ReadonlyMap<string, number>): boolean {
  return [...needed].every(([sku, units]) => (shelves.get(code)?.get(sku) ?? 0) >= units)
}

/** The day on which all of it stands ready: at once from the shelf, later what is brought to the shop. */
function readyDayOf(
  lines: readonly PickedUpLine[],
  shipments: ReadonlyMap<string, Shipment>,
  { store: { country }, now }: Readonly<{ store: StoreDefinition; now: Date }>,
): string {
  const brought = lines
    .filter(({ isBranchDeliveryOnly }) => isBranchDeliveryOnly)
    .flatMap((line) => line.demands.flatMap(({ sku }) => shipments.get(sku) ?? []))
    .map((shipment) => deliveryWindow({ ...shipment, isPickedUp: true }, { country, postcode: '' }, now).earliest)
  return [readyDay(now, country), ...brought].reduce((a, b) => (a > b ? a : b))
}

function refusal(store: StoreDefinition, reason: Refusal, name: string): PickupOffer {
  const text = TEXTS[store.language][reason].replace('{name}', () => name).replace('{kilos}', String(PARCEL_UP_TO_KG))
  return { branches: [], refusal: text }
}
