import { expect, test } from 'vitest'
import { PASSWORD, asCustomer } from '../testing/customer.ts'
import { ADDRESS } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const { email: _, region: __, ...HOME } = ADDRESS
type Attribute = {
  attribute_code: string
  frontend_label: string
  is_required: boolean
  max_length: number | null
  multiline_count: number | null
}
const metadata = async (storeCode: string) =>
  (await platform.get(`/api/ext/customer_attribute_metadata?storeCode=${storeCode}`)).body.result as unknown as Record<
    'customer' | 'address',
    readonly Attribute[]
  >

test('the fields of customers and addresses are labelled in each language; an unknown store is a 404', async () => {
  const [es, de, it] = [await metadata('hogar'), await metadata('de'), await metadata('it')]
  expect(es.customer[1]).toEqual({
    attribute_code: 'firstname',
    frontend_label: 'Nombre',
    frontend_input: 'text',
    is_required: true,
    min_length: null,
    max_length: 100,
    multiline_count: null,
    is_editable: true,
  })
  const label = (store: typeof es, code: string) =>
    store.address.find(({ attribute_code: own }) => own === code)?.frontend_label
  expect([es, de, it].map((store) => label(store, 'postcode'))).toEqual(['Código postal', 'Postleitzahl', 'CAP'])
  expect(await platform.get('/api/ext/customer_attribute_metadata?storeCode=nowhere')).toMatchObject({ status: 404 })
})

test('each bound of them is the one that bodies are checked by', async () => {
  const { customer, address } = await metadata('hogar')
  const ana = await asCustomer(platform, 'campos@example.mx', { addresses: [HOME] })
  const person = { firstname: 'Ana', lastname: 'López', email: 'campos@example.mx' }
  const asText = (length: number, { multiline_count: lines }: Attribute) =>
    lines === null ? 'x'.repeat(length) : ['x'.repeat(length)]
  const status = async (given: object) => (await ana.post('me', { customer: { ...person, addresses: [given] } })).status
  let bounded = 0
  for (const attribute of address) {
    const { attribute_code: code, is_required: isRequired, max_length: max } = attribute
    const { [code]: _known, ...without } = HOME as Record<string, unknown>
    expect([code, await status(without)]).toEqual([code, isRequired ? 500 : 200])
    if (max === null || code === 'country_id') continue
    bounded += 1
    expect([code, await status({ ...HOME, [code]: asText(max, attribute) })]).toEqual([code, 200])
    expect([code, await status({ ...HOME, [code]: asText(max + 1, attribute) })]).toEqual([code, 500])
  }
  expect(bounded).toBeGreaterThan(8)
  const create = async (given: object, password: string = PASSWORD) =>
    (await platform.post('/api/user/create', { customer: { ...person, email: 'otra@example.mx', ...given }, password }))
      .status
  for (const { attribute_code: code, is_required: isRequired, max_length: max } of customer) {
    if (code === 'password') {
      expect(await create({}, `Aa1!${'x'.repeat((max ?? 0) - 3)}`)).not.toBe(200)
      continue
    }
    if (isRequired) expect([code, await create({ [code]: undefined })]).not.toEqual([code, 200])
    if (isRequired && max !== null)
      expect([code, await create({ [code]: 'x'.repeat(max + 1) })]).not.toEqual([code, 200])
  }
})
