import { STORES } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import { type Answered, PASSWORD, asBrowser, newEmail } from '../testkit/graph/accountBrowser.ts'
import { ADDRESS } from '../testkit/shoppers/purchase.ts'

type Attribute = Readonly<{
  code: string
  field: string | null
  isRequired: boolean
  maxLength: number | null
  lines: number | null
  input: string
}>
type Forms = Readonly<Record<'customerAttributes' | 'addressAttributes', readonly Attribute[]>>

const FIELDS = 'code field isRequired maxLength lines input'
const OF_THE_SAVING = new Set(['isDefaultBilling', 'isDefaultShipping'])

async function formsOf(store: string): Promise<Forms> {
  const query = `{ store { customerAttributes { ${FIELDS} } addressAttributes { ${FIELDS} } } }`
  const { data } = await asBrowser('', store).send(query)
  const { store: forms } = data as { store: Forms } // prettier-ignore
  return forms
}
const asLines = ({ lines }: Attribute, text: string) => (lines === null ? text : [text])
const textOf = ({ field, input }: Attribute, length: number, countryCode = 'MX') => {
  if (input === 'EMAIL') return `${'x'.repeat(length - 11)}@ejemplo.mx`
  if (input === 'PASSWORD') return `Aa1!${'x'.repeat(length - 4)}`
  // With the prefix of a country, which counts among the digits.
  if (field === 'telephone') return `${countryCode === 'IT' ? '39' : '49'}301234567890123`.slice(0, length)
  // The form of one is shorter than what other countries have.
  if (field === 'taxId' && countryCode === 'MX' && length <= 20) return 'XAXX010101000'
  // Of the address's own state in Mexico.
  return (field === 'postcode' ? '4' : 'x').repeat(length)
}
/** Which fields are refused, each named once. */
const faults = ({ userErrors }: Answered, depth: number) =>
  [...new Set(userErrors.map(({ field }) => field?.slice(0, depth).join('.')))].map((path) => path?.split('.'))

describe.each(STORES.map(({ code, countryCode }) => ({ code, countryCode })))(
  'the forms of $code',
  ({ code, countryCode }) => {
    it('say of an account what createAccount and updateCustomer refuse', async () => {
      const { customerAttributes } = await formsOf(code)
      const base = { email: newEmail(), firstName: 'Ana', lastName: 'López', password: PASSWORD }
      const ana = asBrowser('', code)
      const own = customerAttributes.flatMap(({ field, ...rest }) => (field === null ? [] : [{ field, ...rest }]))
      expect(own.map(({ field }) => field).sort()).toEqual([
        'email',
        'firstName',
        'lastName',
        'mothersName',
        'password',
      ])
      const create = (given: object) => asBrowser('', code).signUp(newEmail(), { ...base, email: newEmail(), ...given })
      for (const attribute of own.filter(({ field }) => field in base)) {
        const { field, maxLength } = attribute
        expect([field, attribute.isRequired]).toEqual([field, true])
        expect(faults(await create({ [field]: '' }), 1)).toEqual([[field]])
        expect(faults(await create({ [field]: textOf(attribute, (maxLength ?? 0) + 1) }), 1)).toEqual([[field]])
      }
      const { email } = base
      expect((await ana.signUp(email)).userErrors).toEqual([])
      const update = (mothersName?: string) =>
        ana.change('updateCustomer', 'UpdateCustomerInput', {
          input: { email, firstName: 'Ana', lastName: 'López', ...(mothersName === undefined ? {} : { mothersName }) },
          select: 'clientMutationId',
        })
      const [mothers] = own.filter(({ field }) => field === 'mothersName')
      expect(mothers?.isRequired).toBe(false)
      expect(faults(await update(), 1)).toEqual([])
      expect(faults(await update('x'.repeat(mothers?.maxLength ?? 0)), 1)).toEqual([])
      expect(faults(await update('x'.repeat((mothers?.maxLength ?? 0) + 1)), 1)).toEqual([['mothersName']])
    })

    it('say of an address what saveCustomerAddress refuses', async () => {
      const { addressAttributes } = await formsOf(code)
      const ana = asBrowser('', code)
      expect((await ana.signUp(newEmail())).userErrors).toEqual([])
      let addressId: string | undefined
      const save = async (given: object) => {
        const { regionCode, ...place } = ADDRESS
        const address = { ...place, countryCode, ...(countryCode === 'MX' ? { regionCode } : {}), ...given }
        const select = 'customer { addresses { addressId } }'
        const answer = await ana.change('saveCustomerAddress', 'SaveCustomerAddressInput', {
          input: { address, addressId },
          select,
        })
        const { customer } = answer as unknown as { customer: { addresses: { addressId: string }[] } | null }
        addressId ??= customer?.addresses[0]?.addressId
        return faults(answer, 2)
      }
      // Everything that may be left out is.
      expect(await save({})).toEqual([])
      let bounded = 0
      for (const attribute of addressAttributes) {
        const { field, maxLength, isRequired, lines } = attribute
        if (field === null || OF_THE_SAVING.has(field) || field === 'countryCode') {
          expect([attribute.code, isRequired && field !== 'countryCode']).toEqual([attribute.code, false])
          continue
        }
        expect([field, await save({ [field]: asLines(attribute, '') })]).toEqual([
          field,
          isRequired ? [['address', field]] : [],
        ])
        if (maxLength === null || field === 'regionCode') continue
        bounded += 1
        const longest = asLines(attribute, textOf(attribute, maxLength, countryCode))
        expect([field, await save({ [field]: longest })]).toEqual([field, []])
        const tooLong = asLines(attribute, textOf(attribute, maxLength + 1, countryCode))
        expect([field, await save({ [field]: tooLong })]).toEqual([field, [['address', field]]])
        if (lines !== null) {
          const many = Array.from({ length: lines + 1 }, () => 'Calle 1')
          expect([field, await save({ [field]: many })]).toEqual([field, [['address', field]]])
        }
      }
      expect(bounded).toBeGreaterThan(8)
    })
  },
)
