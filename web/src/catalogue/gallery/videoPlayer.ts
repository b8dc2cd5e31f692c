/** Origins of allowed video players. The content security policy of pages names the same. */
export const VIDEO_PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/** Player of a video: a frame of a known host, without its cookies, or a link to its own page. */
export type VideoPlayer = Readonly<{ kind: 'frame' | 'link'; url: string; host: string }>

const YOUTUBE_HOSTS: ReadonlySet<string> = new Set(['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'])
const VIMEO_HOSTS: ReadonlySet<string> = new Set(['vimeo.com', 'player.vimeo.com'])
const [YOUTUBE, VIMEO] = VIDEO_PLAYER_ORIGINS

/** Reads the address of a video as merchants paste it. Null for anything but an HTTP address. */
export function videoPlayer(address: string): VideoPlayer | null {
  const url = parseUrl(address)
  if (!url) return null
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  const host = url.hostname.replace(/^www\./, '')
  const youtubeId = YOUTUBE_HOSTS.has(host) ? idOf(YOUTUBE_ID, url.searchParams.get('v') ?? lastPart(url)) : null
  if (youtubeId) return { kind: 'frame', url: `${YOUTUBE}/embed/${youtubeId}?autoplay=1&rel=0`, host: 'YouTube' }
  const vimeoId = VIMEO_HOSTS.has(host) ? idOf(VIMEO_ID, lastPart(url)) : null
  if (vimeoId) return { kind: 'frame', url: `${VIMEO}/video/${vimeoId}?autoplay=1&dnt=1`, host: 'Vimeo' }
  return { kind: 'link', url: url.href, host }
}

const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_ID = /^\d{4,12}$/

function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function idOf(pattern: RegExp, text: string): string | null {
  return pattern.test(text) ? text : null
}

function lastPart({ pathname }: URL): string {
  return pathname.split('/').findLast((part) => part !== '') ?? ''
}
