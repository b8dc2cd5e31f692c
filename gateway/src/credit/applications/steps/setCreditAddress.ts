import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import { changeApplication, sendChange } from '../changeApplication.ts'
import { checkTexts } from '../checkTexts.ts'

/** Sets the address of the applicant. */
export const setCreditAddress: NonNullable<MutationResolvers['setCreditAddress']> = (_root, { input }, context) =>
  changeApplication(context, input, async (opened) => {
    const fault = checkTexts(context, input)
    if (fault !== null) return [fault]
    const { postcode, municipality, suburb, street, number, interior, crossStreet, age } = input
    const body = {
      cp: postcode,
      municipio: municipality,
      colonia: suburb,
      calle: street,
      numero: number,
      interior,
      entre_calles: crossStreet,
      antiguedad: age,
    }
    return (await sendChange(context, opened, { endpoint: 'creditAddress', body, postcode })).userErrors
  })
