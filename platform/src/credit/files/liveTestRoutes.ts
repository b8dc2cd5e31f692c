import { randomBytes, randomInt } from 'node:crypto'
import { Type } from 'typebox'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { isSameHash } from '../../telephones/smsCode.ts'
import { ApplicationBody, type ApplicationParts, KEY_REFUSALS, changeDraft } from '../applications/applicationParts.ts'
import { fieldRefusal } from '../applications/applicationRefusal.ts'
import { lockDraft, saveApplication } from '../applications/applicationRepository.ts'
import { countTry } from '../callers/countTry.ts'
import { APPLICATION_KEY_BYTES, CREDENTIAL_MAX_CHARACTERS } from '../applications/limits.ts'
import { StoreQuery } from '../requestFields.ts'
import { refuseOtherStores } from '../requireCreditStore.ts'
import { cleanJpeg } from './cleanJpeg.ts'
import { decodeBase64, requireVideo } from './fileContent.ts'
import { LIVE_SLOTS } from './fileRows.ts'
import { areDifferent } from './areDifferent.ts'
import {
  COMPARED_SIDE_PIXELS,
  CONTENT_MAX_CHARACTERS,
  FACE_MIN_SIDE_PIXELS,
  LIVE_CHALLENGE_SECONDS,
  LIVE_FRAMES,
  LIVE_MOVES,
  LIVE_TRIES_MAX,
} from './limits.ts'
import { type NewFile, storeFiles } from './storeFiles.ts'

const MOVES = ['LEFT', 'RIGHT', 'UP', 'BLINK'] as const
const TESTING = `Without \`reto\`, returns a challenge: ${LIVE_MOVES} moves in an order by chance, good once and for
${LIVE_CHALLENGE_SECONDS} seconds. With \`reto\`, takes a photo and either ${LIVE_FRAMES} frames, which have to be legible
and to differ from each other, or a video. It does not recognise faces. The pictures are erased at the decision. Refuses
with \`expired\`, \`frames\`, \`type\`, \`size\` or \`legible\`, and with 429 after ${LIVE_TRIES_MAX} challenges within a
quarter of an hour. ${KEY_REFUSALS}`

const Content = Type.String({ maxLength: CONTENT_MAX_CHARACTERS })
const LiveBody = Type.Object({
  ...ApplicationBody.properties,
  reto: Type.Optional(Type.String({ maxLength: CREDENTIAL_MAX_CHARACTERS })),
  foto: Type.Optional(Content),
  cuadros: Type.Optional(Type.Array(Content, { maxItems: LIVE_FRAMES })),
  video: Type.Optional(Content),
})
type Body = Type.Static<typeof LiveBody>

/** Route of the live test: the challenge, and its answer. */
export function registerLiveTestRoutes(app: App, parts: ApplicationParts): void {
  const schema = {
    tags: ['credit'],
    summary: 'Show that the applicant is there',
    description: TESTING,
    querystring: StoreQuery,
    body: LiveBody,
  }
  app.post('/api/ext/live_test_customer', { schema, preValidation: refuseOtherStores }, async ({ body }) =>
    success(await (body.reto === undefined ? challenge(parts, body) : pass(parts, body, body.reto))),
  )
}

async function challenge(parts: ApplicationParts, body: Body) {
  const now = new Date()
  await parts.db.transaction().execute((inside) => lockDraft(inside, parts.personalData, body))
  await countTry(parts.db, { subjects: [`credit-live:${body.solicitud}`], now, maxTries: LIVE_TRIES_MAX })
  const left = [...MOVES]
  const moves = Array.from({ length: LIVE_MOVES }, () => left.splice(randomInt(left.length), 1)).flat()
  const id = randomBytes(APPLICATION_KEY_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIVE_CHALLENGE_SECONDS * 1_000).toISOString()
  return changeDraft(parts, body, async ({ steps }) => ({
    steps: { ...steps, challenge: { id, moves, expiresAt } },
    answer: { reto: id, movimientos: moves, vence: expiresAt },
  }))
}

async function pass(parts: ApplicationParts, body: Body, reto: string) {
  const now = new Date()
  // Used up before anything is looked at: a challenge is good once, however it ends.
  const isGood = await changeDraft(parts, body, async ({ steps: { challenge: asked, ...steps } }) => ({
    steps,
    answer: asked !== undefined && isSameHash(asked.id, reto) && new Date(asked.expiresAt) > now,
  }))
  if (!isGood) throw fieldRefusal({ reason: 'expired', field: 'reto', message: 'The challenge is over, or was used' })
  const files = await readPictures(body, parts)
  const storing = { applicationId: body.solicitud, files, replaced: LIVE_SLOTS, now }
  await storeFiles(parts, storing, async (transaction) => {
    const { steps } = await lockDraft(transaction, parts.personalData, body)
    return () =>
      saveApplication(transaction, parts.personalData, {
        id: body.solicitud,
        steps: { ...steps, liveTestAt: now.toISOString() },
        now,
      })
  })
  return { estado: 'passed' }
}

/** Reads the photo, and the frames or the video. @throws PlatformError 400 with what is wrong with them. */
async function readPictures({ foto = '', cuadros, video }: Body, parts: ApplicationParts): Promise<NewFile[]> {
  const picture = async (text: string, slot: string, field: string): Promise<NewFile> => {
    const photo = { bytes: decodeBase64(text, field), field, minSide: FACE_MIN_SIDE_PIXELS }
    return { slot, mime: 'image/jpeg', content: await cleanJpeg(photo, parts.pictures) }
  }
  const face = await picture(foto, 'prueba_foto', 'foto')
  if (video !== undefined) {
    const content = decodeBase64(video, 'video')
    return [face, { slot: 'prueba_video', mime: requireVideo(content, 'video'), content }]
  }
  if (cuadros?.length !== LIVE_FRAMES) throw noFrames(`cuadros has ${LIVE_FRAMES} pictures`)
  const frames: NewFile[] = []
  for (const [at, text] of cuadros.entries()) frames.push(await picture(text, `prueba_${at + 1}`, 'cuadros'))
  const small = frames.map(({ content: bytes }) => parts.pictures.thumbnail({ bytes, side: COMPARED_SIDE_PIXELS }))
  if (!areDifferent(await Promise.all(small))) throw noFrames('The frames show no movement')
  return [face, ...frames]
}

function noFrames(message: string) {
  return fieldRefusal({ reason: 'frames', field: 'cuadros', message })
}
