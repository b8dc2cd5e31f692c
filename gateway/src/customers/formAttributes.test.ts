import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { ATTRIBUTES_MAX } from './limits.ts'

const attribute = (code: string, more: object = {}) => ({
  attribute_code: code,
  frontend_label: code.toUpperCase(),
  frontend_input: 'text',
  is_required: false,
  min_length: null,
  max_length: 255,
  is_editable: true,
  ...more,
})
const FIELDS = 'code field label isRequired minLength maxLength lines input isChangeable'

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let answer: [status: number, result: unknown]
beforeEach(async () => {
  answer = [200, { customer: [], address: [] }]
  platform = await startFakeServer((_request, response) =>
    json(response, { code: answer[0], result: answer[1] }, answer[0]),
  )
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})
const read = async () =>
  shopper.query(`{ store { name customerAttributes { ${FIELDS} } addressAttributes { ${FIELDS} } } }`)

test('of two bounds the narrower one counts, and what either end requires is required', async () => {
  answer = [
    200,
    {
      customer: [
        attribute('firstname', { min_length: 2 }),
        attribute('mothers_name', { is_required: true, max_length: 30 }),
      ],
      address: [attribute('street', { frontend_input: 'multiline', multiline_count: 4 }), attribute('region')],
    },
  ]
  const { data, errors } = await read()
  expect(errors).toEqual([])
  const plain = { lines: null, input: 'TEXT', isChangeable: true, minLength: null }
  expect(data.store.customerAttributes).toEqual([
    {
      ...plain,
      code: 'firstname',
      field: 'firstName',
      label: 'FIRSTNAME',
      isRequired: true,
      minLength: 2,
      maxLength: 60,
    },
    { ...plain, code: 'mothers_name', field: 'mothersName', label: 'MOTHERS_NAME', isRequired: true, maxLength: 30 },
  ])
  expect(data.store.addressAttributes).toEqual([
    {
      ...plain,
      code: 'street',
      field: 'street',
      label: 'STREET',
      isRequired: true,
      maxLength: 120,
      lines: 2,
      input: 'MULTILINE',
    },
    { ...plain, code: 'region', field: 'regionCode', label: 'REGION', isRequired: true, maxLength: 255 },
  ])
  expect(platform.seen.map(({ path, query }) => [path, query.get('storeCode')])).toEqual([
    ['/api/ext/customer_attribute_metadata', 'hogar'],
  ])
})

test('an attribute that no mutation takes has no field, and is not changeable', async () => {
  answer = [
    200,
    { customer: [attribute('dob', { frontend_input: 'date' }), attribute('toString'), { attribute_code: 'x' }] },
  ]
  const { data } = await read()
  expect(data.store.customerAttributes).toMatchObject([
    { code: 'dob', field: null, input: 'DATE', isChangeable: false },
    { code: 'toString', field: null, isChangeable: false },
  ])
  expect(data.store.addressAttributes).toEqual([])
})

test.each([404, 500])('there are none where the platform answers with %i', async (status) => {
  answer = [status, 'No']
  const { data, errors } = await read()
  expect([data.store.customerAttributes, data.store.addressAttributes, errors]).toEqual([[], [], []])
})

test('that could not be read they leave the store', async () => {
  answer = [503, 'down']
  const { data, errors } = await read()
  expect(data.store).toMatchObject({ name: 'Hogar', customerAttributes: null, addressAttributes: null })
  expect(errors).toHaveLength(2)
})

test(`of one form there are at most ${ATTRIBUTES_MAX}`, async () => {
  answer = [
    200,
    { customer: Array.from({ length: ATTRIBUTES_MAX + 1 }, (_none, at) => attribute(`a${at}`)), address: [] },
  ]
  expect((await read()).data.store.customerAttributes).toHaveLength(ATTRIBUTES_MAX)
})
