import { Type } from 'typebox'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { PlatformError } from '../../../http/PlatformError.ts'
import { StoreBody } from '../../requestFields.ts'
import type { PersonalData } from '../../secrets/personalData.ts'
import { type Application, lockByKey, openApplication } from '../applicationRepository.ts'
import { CREDENTIAL_MAX_CHARACTERS } from '../limits.ts'

const Field = Type.Optional(Type.String({ maxLength: CREDENTIAL_MAX_CHARACTERS }))

/** Body of a call that the holder of an application's key makes, or the customer whom it belongs to. */
export const OwnBody = Type.Object({
  ...StoreBody.properties,
  solicitud: Field,
  clave: Field,
  incrementId: Type.Optional(Type.String({ maxLength: CREDENTIAL_MAX_CHARACTERS, description: 'folio' })),
})

type Named = Readonly<{
  body: Type.Static<typeof OwnBody>
  /** Customer of the call; null without a user token. */
  customerId: number | null
}>

/**
 * Loads an application by its key or, for a customer, by its folio, and locks it until the transaction ends.
 * @throws PlatformError 401 without either, 404 for an unknown folio and for another customer's: both alike.
 */
export async function lockOwn(
  transaction: Transaction<Schema>,
  personalData: PersonalData,
  { body, customerId }: Named,
): Promise<Application> {
  const { solicitud, clave, incrementId } = body
  if (solicitud !== undefined && clave !== undefined) {
    const application = await lockByKey(transaction, personalData, { solicitud, clave })
    if (incrementId !== undefined && incrementId !== application.row.folio) throw notFound()
    return application
  }
  if (customerId === null) throw new PlatformError(401, { errorMessage: 'This call needs a key or a user token' })
  const row = await transaction
    .selectFrom('credit_application')
    .selectAll()
    .where('folio', '=', incrementId ?? '')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  return openApplication(personalData, row)
}

function notFound(): PlatformError {
  return new PlatformError(404, { errorMessage: 'No such application' })
}
