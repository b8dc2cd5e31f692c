import { buildASTSchema, isInputObjectType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { restAddress } from '../../gateway/src/checkout/restAddress.ts'
import { parseAddress } from '../../platform/src/checkout/address.ts'
import { AddressBody } from '../../platform/src/customers/customerBody.ts'
import { OrderBody } from '../../platform/src/orders/orderSchema.ts'
import { loadTypeDefs } from '../../schema/loadTypeDefs.ts'
import { ADDRESS_FIELDS } from '../../web/src/checkout/address/addressForm.ts'

/** Fields of an address by boundary: the graph, the platform's documents, the form. A new field is a row here. */
const ROWS = [
  { graph: 'firstName', rest: 'firstname', form: ['firstName'] },
  { graph: 'lastName', rest: 'lastname', form: ['lastName'] },
  { graph: 'mothersName', rest: 'mothers_name', form: ['mothersName'] },
  { graph: 'street', rest: 'street', form: ['street', 'number', 'suburb'] },
  { graph: 'city', rest: 'city', form: ['city'] },
  { graph: 'postcode', rest: 'postcode', form: ['postcode'] },
  { graph: 'countryCode', rest: 'country_id', form: [] },
  { graph: 'telephone', rest: 'telephone', form: ['telephone'] },
  { graph: 'company', rest: 'company', form: ['company'] },
  { graph: 'taxId', rest: 'vat_id', form: ['taxId'] },
  { graph: 'crossStreet', rest: 'cross_street', form: ['crossStreet'] },
]
const GRAPH = [...ROWS.map(({ graph }) => graph), 'regionCode']
const REST = ROWS.map(({ rest }) => rest)
const FORM = [...ROWS.flatMap(({ form }) => form), 'regionCode']

const schema = buildASTSchema(loadTypeDefs())

function fieldsOfType(name: string): readonly string[] {
  const type = schema.getType(name)
  return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()).sort() : []
}

it('lists the fields of an address in the graph', () => {
  const own = ['addressId', 'isDefaultBilling', 'isDefaultShipping', 'isTelephoneConfirmed']
  expect(fieldsOfType('AddressInput')).toEqual([...GRAPH].sort())
  expect(fieldsOfType('Address')).toEqual([...GRAPH, 'region'].sort())
  expect(fieldsOfType('CustomerAddress')).toEqual([...GRAPH, 'region', ...own].sort())
})

/** An address with a text in every field of the graph. */
const full = {
  ...Object.fromEntries(ROWS.map(({ graph }) => [graph, `the ${graph}`])),
  firstName: 'Ana',
  lastName: 'López',
  street: ['Av. Juárez 10'],
  city: 'Guadalajara',
  postcode: '44100',
  countryCode: 'MX' as const,
}

it('lists the fields of an address that the gateway sends', () => {
  expect(Object.keys(restAddress(full)).sort()).toEqual([...REST].sort())
})

it('lists the fields of an address that the platform takes, stores and reads', () => {
  const region = ['region', 'region_id']
  const saved = ['id', 'customer_id', 'default_billing', 'default_shipping']
  const ordered = OrderBody.properties.addressInformation.properties.shippingAddress.properties
  expect(Object.keys(AddressBody.properties).sort()).toEqual([...REST, ...region, ...saved].sort())
  expect(Object.keys(ordered).sort()).toEqual([...REST, ...region, 'region_code', 'email'].sort())
  expect(Object.keys(parseAddress({})).sort()).toEqual([...REST, ...region, 'region_code', 'email'].sort())
})

it('reads on the platform every field that the gateway sends', () => {
  const sent = restAddress(full)
  expect(parseAddress(sent)).toMatchObject(sent)
})

it('lists the fields of the form', () => {
  expect([...ADDRESS_FIELDS].sort()).toEqual([...FORM].sort())
})
