import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import { userError } from '../../../errors/userError.ts'
import { CUSTOMER_NAMES } from '../../platformNames.ts'
import { changeApplication, sendChange } from '../changeApplication.ts'
import { checkTexts } from '../checkTexts.ts'
import { BENEFICIARIES_MAX, BENEFICIARIES_SENT_MAX } from '../limits.ts'

/** Chooses the life insurance of the open application and its beneficiaries, or removes it. */
export const setCreditInsurance: NonNullable<MutationResolvers['setCreditInsurance']> = (_root, { input }, context) =>
  changeApplication(context, input, async (opened) => {
    const { code = null, beneficiaries = [] } = input
    const isLong = [input, ...beneficiaries.slice(0, BENEFICIARIES_SENT_MAX)].map((one) => checkTexts(context, one))
    const fault = isLong.find((one) => one !== null)
    if (fault !== undefined) return [fault]
    if (beneficiaries.length > BENEFICIARIES_SENT_MAX) {
      const words = { max: BENEFICIARIES_MAX }
      return [userError(context.messageLanguage, 'BENEFICIARIES_COUNT', { field: ['beneficiaries'], words })]
    }
    const people = beneficiaries.map(({ name, surname, kinship, percent }) => ({
      nombre: name,
      apellido: surname,
      parentesco: kinship,
      porcentaje: percent,
    }))
    const body = {
      cliente: CUSTOMER_NAMES[opened.customer],
      articulo: code,
      ...(code === null ? {} : { beneficiarios: people }),
    }
    const fields = { parentesco: ['beneficiaries'] }
    return (await sendChange(context, opened, { endpoint: 'creditInsurance', body, fields })).userErrors
  })
