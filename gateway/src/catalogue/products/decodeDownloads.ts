import { LINKS_MAX, NAME_CHARACTERS_MAX, PATH_CHARACTERS_MAX } from '../limits.ts'
import type { DownloadDocument, ProductDocument } from './productDocument.ts'
import { type Source, readCount, readNumber, readSource, readSources, readText } from '../../parse/readValue.ts'

/** Decodes the files of a downloadable product, in display order. */
export function decodeDownloads(source: Source): readonly DownloadDocument[] {
  return listed(source, 'downloadable_product_links').flatMap((link) => {
    const linkId = readText(link.id)
    if (linkId === null) return []
    return [
      {
        linkId,
        title: readText(link.title, NAME_CHARACTERS_MAX) ?? linkId,
        // 0 means unlimited.
        downloadsAllowed: readCount(link.number_of_downloads) || null,
        sampleUrl: sampleUrl(link),
      },
    ]
  })
}

/** Decodes the samples of a downloadable product. Drops a sample without an address: it cannot be opened. */
export function decodeSamples(source: Source): ProductDocument['samples'] {
  return listed(source, 'downloadable_product_samples').flatMap((sample) => {
    const url = sampleUrl(sample)
    return url === null ? [] : [{ title: readText(sample.title, NAME_CHARACTERS_MAX) ?? url, url }]
  })
}

function listed(source: Source, name: string): readonly Source[] {
  const extension = readSource(source.extension_attributes)
  return readSources(extension[name] ?? source[name], LINKS_MAX).toSorted((a, b) => orderOf(a) - orderOf(b))
}

function orderOf(source: Source): number {
  return readNumber(source.sort_order) ?? 0
}

/** Returns the address of a sample: a web address, or a path below the platform's public file service. */
function sampleUrl(source: Source): string | null {
  const url = readText(source.sample_url, PATH_CHARACTERS_MAX)
  if (url === null) return null
  if (SERVICE_PATH.test(url)) return url.includes('..') ? null : url
  return /^https?:\/\//.test(url) && URL.canParse(url) ? url : null
}

const SERVICE_PATH = /^(?:\/[\w.%-]+)+$/
