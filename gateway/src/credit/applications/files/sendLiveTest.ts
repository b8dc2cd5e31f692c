import * as v from 'valibot'
import type { UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { userError } from '../../../errors/userError.ts'
import type { OpenCreditApplication } from '../../../session/sessionData.ts'
import { sendChange } from '../changeApplication.ts'
import { CREDENTIAL_MAX_CHARACTERS, LIVE_FRAMES } from '../limits.ts'

const base64Field = v.pipe(v.string(), v.nonEmpty(), v.base64())

/** Schema of a body: a photo, and either three frames or a video, each in base64. */
const picturesSchema = v.union([
  v.strictObject({ photo: base64Field, frames: v.pipe(v.array(base64Field), v.length(LIVE_FRAMES)) }),
  v.strictObject({ photo: base64Field, video: base64Field }),
])

type Answer = Readonly<{ challenge: string; bytes: Buffer }>

/** Sends the pictures of a live test. Returns why they were refused; null if the test was passed. */
export async function sendLiveTest(
  context: GraphContext,
  opened: OpenCreditApplication,
  { challenge, bytes }: Answer,
): Promise<UserError | null> {
  const { messageLanguage: language } = context
  if (challenge === '' || challenge.length > CREDENTIAL_MAX_CHARACTERS) return userError(language, 'LIVE_TEST_EXPIRED')
  const read = v.safeParse(picturesSchema, jsonOf(bytes))
  if (!read.success) return userError(language, 'FILE_TYPE')
  const pictures = read.output
  const body = {
    reto: challenge,
    foto: pictures.photo,
    ...('frames' in pictures ? { cuadros: pictures.frames } : { video: pictures.video }),
  }
  const [reason = null] = (await sendChange(context, opened, { endpoint: 'creditLiveTest', body })).userErrors
  return reason
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}
