import Big from 'big.js'
import { Type } from 'typebox'
import type { App } from '../../../http/createApp.ts'
import { success } from '../../../http/envelope.ts'
import { monthlyPremium } from '../../insurances.ts'
import { BANK_ACCOUNT_MAX_CHARACTERS, BENEFICIARIES_MAX } from '../../limits.ts'
import { StoreQuery } from '../../requestFields.ts'
import { refuseOtherStores } from '../../requireCreditStore.ts'
import { ApplicationBody, type ApplicationParts, KEY_REFUSALS, changeDraft } from '../applicationParts.ts'
import { missingRefusal } from '../applicationRefusal.ts'
import { triesOf } from '../applicationTries.ts'
import { callerOf } from '../../callers/caller.ts'
import { countTry } from '../../callers/countTry.ts'
import { FIELD_MAX_CHARACTERS, SELLER_TRIES_MAX } from '../limits.ts'
import type { Application } from '../applicationRepository.ts'
import { depositHint, readDeposit } from './depositStep.ts'
import { readBeneficiaries, requireCovering } from './insuranceStep.ts'
import { offerOfDraft } from './offerStep.ts'
import { requireSeller } from './requireSeller.ts'

const tags = ['credit']
const Line = Type.String({ maxLength: FIELD_MAX_CHARACTERS })
const Beneficiary = Type.Object({ nombre: Line, apellido: Line, parentesco: Line, porcentaje: Type.Number() })
const InsuranceBody = Type.Object({
  ...ApplicationBody.properties,
  cliente: Type.Optional(Type.Unknown()),
  articulo: Type.Union([Type.Null(), Line], { description: 'code of the insurance; null for none' }),
  beneficiarios: Type.Optional(Type.Array(Beneficiary, { maxItems: BENEFICIARIES_MAX * 4 })),
})
export const DepositFields = Type.Object({
  metodo: Type.Union([Type.Literal('CLABE'), Type.Literal('TARJETA'), Type.Literal('SUCURSAL')]),
  banco: Type.Optional(Line),
  cuenta: Type.Optional(Type.String({ maxLength: BANK_ACCOUNT_MAX_CHARACTERS })),
})
const DepositBody = Type.Object({ ...ApplicationBody.properties, deposito: DepositFields })
const CodeBody = Type.Object({
  ...ApplicationBody.properties,
  codigo: Line,
  idMagento: Type.Optional(Type.Unknown()),
  opcion: Type.Optional(Type.Literal('ValidarCupon')),
})

type ChosenInsurance = Readonly<{ articulo: string | null; prima_total: number }>

/** Routes of the insurance, the deposit, and the promoter or seller of a draft. */
export function registerCoverRoutes(app: App, parts: ApplicationParts): void {
  const preValidation = refuseOtherStores
  const insurance = {
    tags,
    summary: 'Choose the life insurance of an application',
    description: `Returns the premium of the whole term. Refuses with \`insurance\`, \`insured\` below the loan,
\`count\`, \`percent\`, \`twice\`, or \`sum100\`, whose detail is the sum; with 422 before an offer is chosen.
${KEY_REFUSALS}`,
    querystring: StoreQuery,
    body: InsuranceBody,
  }
  app.post('/api/ext/save_life_insurance', { schema: insurance, preValidation }, async ({ body }) =>
    success(
      await changeDraft<ChosenInsurance>(parts, body, async ({ row, personal, steps }, transaction) => {
        // The offer has the premium, and its annual cost counts a compulsory one.
        const insured = async (chosenSteps: Application['steps']) => ({
          steps: chosenSteps,
          row: { offer: (await offerOfDraft(transaction, { row, steps: chosenSteps })) ?? undefined },
        })
        if (body.articulo === null) {
          const [{ insurance: _code, ...others }, { beneficiaries: _people, ...kept }] = [steps, personal]
          return { ...(await insured(others)), personal: kept, answer: { articulo: null, prima_total: 0 } }
        }
        if (row.amount === null || row.months === null) throw missingRefusal(['oferta'])
        const chosen = requireCovering(body.articulo, new Big(row.amount))
        const beneficiaries = [...readBeneficiaries(body.beneficiarios ?? [])]
        const premium = monthlyPremium(chosen).times(row.months)
        return {
          ...(await insured({ ...steps, insurance: chosen.code })),
          personal: { ...personal, beneficiaries },
          answer: { articulo: chosen.code, prima_total: premium.toNumber() },
        }
      }),
    ),
  )
  const deposit = {
    tags,
    summary: 'Choose where a loan is deposited',
    description: `Refuses with \`account\` or \`bank\`. The account is in no answer. ${KEY_REFUSALS}`,
    querystring: StoreQuery,
    body: DepositBody,
  }
  app.post('/api/ext/set_deposit', { schema: deposit, preValidation }, async ({ body }) =>
    success(
      await changeDraft(parts, body, async ({ personal }) => {
        const read = readDeposit(body.deposito)
        return { personal: { ...personal, deposit: read }, answer: { deposito: depositHint(read) } }
      }),
    ),
  )
  registerSellerRoute(app, parts, 'promoter')
  registerSellerRoute(app, parts, 'seller')
}

const SELLERS = {
  promoter: { path: '/api/ext/promotion_code', field: 'promotor' },
  seller: { path: '/api/ext/seller_code', field: 'vendedor' },
} as const

function registerSellerRoute(app: App, parts: ApplicationParts, kind: keyof typeof SELLERS): void {
  const { path, field } = SELLERS[kind]
  const schema = {
    tags,
    summary: `Name the ${kind} of an application`,
    description: `Returns the first name. Refuses with \`code\`, and with 429 \`attempts\` after ${SELLER_TRIES_MAX} tries
within a quarter of an hour. ${KEY_REFUSALS}`,
    querystring: StoreQuery,
    body: CodeBody,
  }
  app.post(path, { schema, preValidation: refuseOtherStores }, async (request) => {
    const { body } = request
    await changeDraft(parts, body, async () => ({ answer: null }))
    const [subject = ''] = triesOf('credit-seller', body.solicitud, callerOf(request, parts.personalData))
    await countTry(parts.db, { subjects: [subject], now: new Date(), maxTries: SELLER_TRIES_MAX })
    const name = await changeDraft(parts, body, async ({ steps }, transaction) => {
      const seller = await requireSeller(transaction, body.codigo, kind)
      return { steps: { ...steps, seller: seller.code }, answer: seller.name }
    })
    return success({ valido: true, [field]: name })
  })
}
