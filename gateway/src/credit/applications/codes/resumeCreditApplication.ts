import { smsCodeSchema } from '@hogar/schema/validation/smsCode.ts'
import * as v from 'valibot'
import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import type { UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { UpstreamFailure } from '../../../errors/upstreamFailure.ts'
import { userError } from '../../../errors/userError.ts'
import { attempt } from '../../../limits/attempt.ts'
import { tooManyAttempts } from '../../../limits/tooManyAttempts.ts'
import { readText } from '../../../parse/readValue.ts'
import type { OpenCreditApplication } from '../../../session/sessionData.ts'
import { callerHeaders } from '../../callerHeaders.ts'
import { kindOf } from '../../platformNames.ts'
import { codeField, parsed } from '../../replyFields.ts'
import { applicationRefusal } from '../applicationRefusal.ts'
import { payloadOf } from '../changeApplication.ts'
import { APPLICATION_WINDOW_MS, CREDENTIAL_MAX_CHARACTERS, RESUME_TRIES_MAX } from '../limits.ts'
import { storeOpened } from '../openApplication.ts'
import { type ResumeName, checkResumeName, resumeFields } from './resumeName.ts'

const LIMIT = { secret: 'credit-resume', maxTries: RESUME_TRIES_MAX, windowMs: APPLICATION_WINDOW_MS }

const credentialField = v.pipe(v.string(), v.minLength(1), v.maxLength(CREDENTIAL_MAX_CHARACTERS))
const openedSchema = v.object({
  solicitud: credentialField,
  clave: credentialField,
  incrementId: codeField,
  tipo: v.pipe(
    v.unknown(),
    v.transform((name) => kindOf(readText(name))),
    v.picklist(['MERCHANDISE', 'CREDILANA', 'PERSONAL_LOAN']),
  ),
  cliente: v.picklist(['NUEVO', 'CASA']),
})

/** Opens an application in this session by an SMS code, within the attempt limits. Codes and keys are not stored for a retry. */
export const resumeCreditApplication: NonNullable<MutationResolvers['resumeCreditApplication']> = async (
  _root,
  { input },
  context,
) => payloadOf(context, input, await resume(context, input))

async function resume(
  context: GraphContext,
  { code: typed, ...name }: ResumeName & Readonly<{ code: string }>,
): Promise<readonly UserError[]> {
  const { messageLanguage: language } = context
  const fault = checkResumeName(context, name)
  if (fault !== null) return [fault]
  const code = v.safeParse(smsCodeSchema, typed)
  // Not an attempt: the text cannot be a code.
  if (!code.success) return [userError(language, 'SMS_CODE_INCORRECT', { field: ['code'] })]
  const tried = await attempt(context, {
    ...LIMIT,
    subject: name.number,
    showsElsewhere: true,
    run: () => open(context, { ...resumeFields(context, name), nip: code.output }),
    isRight: (userErrors) => userErrors.length === 0,
  })
  return tried?.value ?? [tooManyAttempts(language, LIMIT.windowMs)]
}

async function open(context: GraphContext, body: Readonly<Record<string, string>>): Promise<readonly UserError[]> {
  try {
    const call = { body, headers: callerHeaders(context), asGuest: true }
    storeOpened(context, decodeOpened(await context.upstream.call('creditResume', call)))
    return []
  } catch (error) {
    const about = { code: 'SMS_CODE_INCORRECT', fields: { nip: ['code'] } } as const
    return [await applicationRefusal(context, error, about)]
  }
}

function decodeOpened(result: unknown): OpenCreditApplication {
  const read = parsed(openedSchema, result)
  if (read === null)
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'creditResume', detail: 'the result has no application' })
  const { solicitud: id, clave: key, incrementId: number, tipo: kind, cliente } = read
  return { id, key, number, kind, customer: cliente === 'CASA' ? 'HOME' : 'NEW' }
}
