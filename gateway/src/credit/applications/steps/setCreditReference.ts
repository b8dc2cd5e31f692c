import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import { changeApplication, sendChange, withoutNothing } from '../changeApplication.ts'
import { checkTexts } from '../checkTexts.ts'

/** Sets the reference of the applicant. */
export const setCreditReference: NonNullable<MutationResolvers['setCreditReference']> = (_root, { input }, context) =>
  changeApplication(context, input, async (opened) => {
    const fault = checkTexts(context, input)
    if (fault !== null) return [fault]
    const reference = withoutNothing({
      parentesco: input.kinship,
      nombres: input.firstNames,
      apellido_paterno: input.fatherName,
      apellido_materno: input.motherName,
      telefono: input.telephone,
      calle: input.street,
      numero: input.number,
      cp: input.postcode,
    })
    const body = { referencias: [reference] }
    return (await sendChange(context, opened, { endpoint: 'creditReferences', body })).userErrors
  })
