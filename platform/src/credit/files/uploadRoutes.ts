import { Type } from 'typebox'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { ApplicationBody, type ApplicationParts, KEY_REFUSALS } from '../applications/applicationParts.ts'
import { fieldRefusal, stateRefusal } from '../applications/applicationRefusal.ts'
import { type Application, lockByKey } from '../applications/applicationRepository.ts'
import { countTry } from '../callers/countTry.ts'
import { decidedAt } from '../applications/decision/answerDay.ts'
import { requestedAmount } from '../applications/decision/applyDecision.ts'
import { moveApplication } from '../applications/decision/moves.ts'
import { decideIfDue } from '../applications/decision/workApplications.ts'
import { StoreQuery } from '../requestFields.ts'
import { refuseOtherStores } from '../requireCreditStore.ts'
import { cleanJpeg } from './cleanJpeg.ts'
import { type FileKind, decodeBase64, kindOf, requirePlainPdf } from './fileContent.ts'
import { loadFlaggedSlots } from './fileRows.ts'
import { CONTENT_MAX_CHARACTERS, DOCUMENT_MIN_SIDE_PIXELS, PDF_MAX_BYTES, UPLOADS_MAX } from './limits.ts'
import { storeFiles } from './storeFiles.ts'

const UPLOADING = `\`contenido\` is a JPEG or a PDF in base64; its type is what it contains. A JPEG is drawn again, without
its metadata, and has to be legible. Replaces the file of the same \`tipo\`. An application that waits for files is
reviewed again once all of them are replaced. Refuses with \`type\`, \`size\` (a PDF from ${PDF_MAX_BYTES} bytes on),
\`legible\` with the detail \`small\`, \`dark\`, \`bright\`, \`flat\` or \`blurred\`; with 413 a larger body, and with 429
after ${UPLOADS_MAX} files within a quarter of an hour. ${KEY_REFUSALS}`

const UploadBody = Type.Object({
  ...ApplicationBody.properties,
  tipo: Type.Union([Type.Literal('ine_frente'), Type.Literal('ine_reverso'), Type.Literal('pasaporte')]),
  contenido: Type.String({ maxLength: CONTENT_MAX_CHARACTERS }),
})

/** Route that takes identification files. */
export function registerUploadRoutes(app: App, parts: ApplicationParts): void {
  const schema = {
    tags: ['credit'],
    summary: 'Send an identification file',
    description: UPLOADING,
    querystring: StoreQuery,
    body: UploadBody,
  }
  const preValidation = refuseOtherStores
  app.post('/api/ext/upload_images_hazten', { schema, preValidation }, async ({ body }) => {
    const { db, personalData } = parts
    const now = new Date()
    const take = (application: Application) => {
      const { status } = application.row
      if (status !== 'DRAFT' && status !== 'NEEDS_FILES') throw stateRefusal(status)
      return application
    }
    // Before the file is decoded: no caller without a key makes the platform draw pictures.
    await db.transaction().execute(async (inside) => take(await lockByKey(inside, personalData, body)))
    const tries = { subjects: [`credit-file:${body.solicitud}`], now, maxTries: UPLOADS_MAX }
    await countTry(db, tries)
    const file = await readDocument(body.contenido, parts)
    const storing = { applicationId: body.solicitud, files: [{ slot: body.tipo, ...file }], replaced: [body.tipo], now }
    await storeFiles(parts, storing, async (transaction) => {
      const application = take(await lockByKey(transaction, personalData, body))
      return async () => {
        await transaction
          .updateTable('credit_application')
          .set({ changed_at: now })
          .where('id', '=', body.solicitud)
          .execute()
        const isWhole = (await loadFlaggedSlots(transaction, body.solicitud)).length === 0
        if (application.row.status !== 'NEEDS_FILES' || !isWhole) return
        const columns = { answer_before: decidedAt(parts, now, requestedAmount(application.row)) }
        await moveApplication(transaction, application, { to: 'SUBMITTED', now, columns })
      }
    })
    await decideIfDue(parts, body.solicitud)
    return success({ tipo: body.tipo, estado: 'received' })
  })
}

/** Reads a JPEG or a PDF. @throws PlatformError 400 `type`, `size` or `legible`. */
async function readDocument(
  text: string,
  { pictures }: Pick<ApplicationParts, 'pictures'>,
): Promise<Readonly<{ mime: FileKind; content: Buffer }>> {
  const field = 'contenido'
  const bytes = decodeBase64(text, field)
  const mime = kindOf(bytes)
  switch (mime) {
    case 'application/pdf':
      requirePlainPdf(bytes, field)
      return { mime, content: bytes }
    case 'image/jpeg': {
      const photo = { bytes, field, minSide: DOCUMENT_MIN_SIDE_PIXELS }
      return { mime, content: await cleanJpeg(photo, pictures) }
    }
    case 'video/webm':
    case 'video/mp4':
    case null:
      throw fieldRefusal({ reason: 'type', field, message: 'The file is neither a JPEG nor a PDF' })
  }
}
