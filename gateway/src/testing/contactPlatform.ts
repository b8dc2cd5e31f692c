import { afterEach, beforeEach } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { json, startFakeServer } from './startFakeServer.ts'

export const CONTACT = {
  phoneNumber: '+525500000100',
  phoneNumberFormatted: '55 0000 0100',
  phoneNumber1: '',
  phoneNumberFormatted1: '',
  wa: '525500000105',
}
export const SHOP = {
  code: 'puebla-la-paz',
  type: 'shop',
  is_pickup: false,
  name: 'Puebla, La Paz',
  street: 'Av. Juárez 2510',
  postcode: '72160',
  city: 'Puebla, Puebla',
  phoneNumber: '+522220000150',
  phoneNumberFormatted: '222 000 0150',
  hours: 'De 10 a 20 h',
  map_url: 'https://maps.example/?q=1',
}
export const COUNTER = { ...SHOP, code: 'leon', type: 'pickup_point', is_pickup: true, name: 'León' }

export let platform: Awaited<ReturnType<typeof startFakeServer>>
export let shopper: ReturnType<typeof createGraphClient>
export let lines: string[]
/** Replies of the fake platform, by path. */
export let answers: Map<string, [status: number, result: unknown]>

/** Starts a fake platform with contact details, branches and a form before each test of the file that calls it. */
export function contactForEachTest(): void {
  beforeEach(async () => {
    lines = []
    answers = new Map<string, [number, unknown]>([
      ['/api/ext/contact', [200, CONTACT]],
      ['/api/ext/store_locations', [200, [SHOP, COUNTER]]],
      ['/api/ext/contact_form', [200, 'OK']],
    ])
    platform = await startFakeServer(({ path }, response) => {
      const [code, result] = answers.get(path) ?? [404, 'No route']
      return json(response, { code, result }, code)
    })
    shopper = createGraphClient(platform.url, undefined, { log: (line) => lines.push(line) })
  })
  afterEach(async () => {
    await shopper.close()
    await platform.close()
  })
}

export const LATE = {
  code: 'late_delivery',
  value: 'La entrega se retrasó',
  description: 'Escribe el número de pedido.',
  created_at: '2026-03-02 15:00:00',
}
export const BRANCH = 'code kind isPickupPoint name street postcode city phone { dialled formatted } hours mapUrl'
