import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VIDEO_PLAYER_ORIGINS, videoPlayer } from './videoPlayer.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'

const HOSTS = ['youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com', 'videos.example', 'vimeo.com@evil.example']

describe('a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('at %s is framed without cookies', (address) => {
    expect(videoPlayer(address)).toEqual({ kind: 'frame', url: YOUTUBE, host: 'YouTube' })
  })

  it('of Vimeo is framed without being followed', () => {
    const url = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'
    expect(videoPlayer('https://vimeo.com/76979871')).toEqual({ kind: 'frame', url, host: 'Vimeo' })
  })

  it.each([
    ['of a host that nobody knows', 'https://videos.example/clip', 'videos.example'],
    [
      'of a host that looks like a known one',
      'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      'youtube.com.evil.example',
    ],
    ['without a name that the host could know', 'https://www.youtube.com/watch?v=../../x', 'youtube.com'],
  ])('%s is a link', (_which, address, host) => {
    expect(videoPlayer(address)).toMatchObject({ kind: 'link', host })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'clip.mp4', ''])('%j is none', (address) => {
    expect(videoPlayer(address)).toBeNull()
  })

  it('is framed from the known hosts alone, for any address', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HOSTS), fc.string(), fc.string(), (host, path, id) => {
        const player = videoPlayer(`https://${host}/${path}?v=${id}`)
        return player?.kind !== 'frame' || VIDEO_PLAYER_ORIGINS.some((origin) => player.url.startsWith(`${origin}/`))
      }),
    )
  })
})
