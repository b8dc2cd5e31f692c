import { Type } from 'typebox'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { CREDIT_PLACES, coverageOf } from './coverage.ts'
import { creditRefusal } from './creditRefusal.ts'
import { ADDRESS_AGES } from './creditTexts.ts'
import { StoreBody, StoreQuery } from './requestFields.ts'
import { refuseOtherStores } from './requireCreditStore.ts'

const tags = ['credit']
const POSTCODE = /^\d{5}$/
const COVERAGE = `\`cobertura\` is true where the shop lends; then \`estado\` is the state, and \`municipio\` the
municipality, null for a code that several share. Refuses with the reason \`postcode\` anything but five digits.`
const PLACES = `\`estado\` lists the states in which the shop lends, \`municipios\` their municipalities by \`clave\`.`

const CoverageBody = Type.Object({
  ...StoreBody.properties,
  cp: Type.String({ maxLength: 24, description: 'postal code: five digits' }),
  op: Type.Optional(Type.Literal('table')),
})

/** Routes of an applicant's address: where the shop lends, and how long someone has lived there. */
export function registerAddressRoutes(app: App): void {
  const preValidation = refuseOtherStores
  const ages = { tags, summary: 'Answers to the time at an address', querystring: StoreQuery }
  app.get('/api/ext/antiquity_address', { schema: ages, preValidation }, async () => success(ADDRESS_AGES))
  const places = {
    tags,
    summary: 'States and municipalities with credit',
    description: PLACES,
    querystring: StoreQuery,
    body: StoreBody,
  }
  app.post('/api/ext/data_location', { schema: places, preValidation }, async () => success(CREDIT_PLACES))
  const coverage = {
    tags,
    summary: 'Whether the shop lends in a postal code',
    description: COVERAGE,
    querystring: StoreQuery,
    body: CoverageBody,
  }
  app.post('/api/ext/colony_coverage', { schema: coverage, preValidation }, async ({ body }) => {
    const postcode = body.cp.trim()
    if (!POSTCODE.test(postcode))
      throw creditRefusal({ reason: 'postcode', field: 'cp', message: 'cp must have 5 digits' })
    return success(coverageOf(postcode))
  })
}
