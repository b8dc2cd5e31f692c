import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDraft } from '../applications/testing/applicant.ts'
import { withApplications } from '../applications/testing/withApplications.ts'
import { rowsOf } from '../../testing/rowsOf.ts'
import { type NewFile, storeFiles } from './storeFiles.ts'
import { pdfOf } from './testing/photos.ts'

const { caller, creditFiles, parts, platform } = withApplications()
const FILE: NewFile = { slot: 'pasaporte', mime: 'application/pdf', content: Buffer.from(pdfOf(700), 'base64') }
const pathsOf = async (id: string) =>
  (await rowsOf(platform.database().db, `select path from credit_file where application_id = '${id}'`)) as {
    path: string
  }[]

test('a file that is replaced leaves the disk; one that is refused never stays there', async () => {
  const { key, call } = await openDraft(caller)
  const body = { tipo: 'pasaporte', contenido: pdfOf(700) }
  await call('upload_images_hazten', body)
  const [first] = await pathsOf(key.solicitud)
  await call('upload_images_hazten', body)
  const [second] = await pathsOf(key.solicitud)
  expect(second).not.toEqual(first)
  expect(readdirSync(creditFiles)).toEqual([second!.path])
  const storing = { applicationId: key.solicitud, files: [FILE], replaced: ['pasaporte'], now: new Date() }
  const refused = storeFiles(parts(), storing, () => Promise.reject(new Error('sent meanwhile')))
  await expect(refused).rejects.toThrow('sent meanwhile')
  const late = storeFiles(parts(), storing, async () => () => Promise.reject(new Error('too late')))
  await expect(late).rejects.toThrow('too late')
  expect(readdirSync(creditFiles)).toEqual([second!.path])
  expect(await pathsOf(key.solicitud)).toEqual([second])
})
