/** Outlines on a 24 by 24 grid, drawn with a stroke of 1.6. */
export const ICON_PATHS = {
  arrowLeft: 'M19 12H5M11 6l-6 6 6 6',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  calendar: 'M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7',
  cart: 'M3 4h2.4l2.1 11h10.2l2.1-8H6.2M9.5 19.5h.01M16 19.5h.01',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  chevronRight: 'M9.5 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  compare: 'M12 4v16M8.5 20h7M5 7h14M5 7l-2.5 6.5h5zM19 7l-2.5 6.5h5z',
  filter: 'M4 7h16M7 12h10M10 17h4',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.4 2.4 3.6 5.2 3.6 8.5s-1.2 6.1-3.6 8.5c-2.4-2.4-3.6-5.2-3.6-8.5s1.2-6.1 3.6-8.5z',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.6h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  offline:
    'M4 4l16 16M5 10.6a11 11 0 0 1 3.6-2.3M12 7.5c2.7 0 5.1 1.1 7 3M8 13.9a6 6 0 0 1 2.6-1.5M15.8 13.7l.3.2M12 18h.01',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.8-3.6 3.6-5 7.5-5s6.7 1.4 7.5 5',
  plus: 'M12 6v12M6 12h12',
  return: 'M4 9.5h11a5 5 0 0 1 0 10H9M8 5.5l-4 4 4 4',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8h3v3H8zM13 8h3v3h-3zM8 13h3v3H8zM13.5 13.5h.01M16 16h.01',
  search: 'M10.8 4a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6zM15.8 15.8L20.5 20.5',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11.5H5v9h14v-9h-1',
  shield: 'M12 3.5l7 2.5v5.5c0 4.2-2.8 7.4-7 9-4.2-1.6-7-4.8-7-9V6zM9 12l2.2 2.2L15.2 10',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 13h8.4L17 7M10.5 11v5M13.5 11v5',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.4v3.1h-7.5M6.8 16.5a1.8 1.8 0 1 0 0 3.5 1.8 1.8 0 0 0 0-3.5zM17.3 16.5a1.8 1.8 0 1 0 0 3.5 1.8 1.8 0 0 0 0-3.5z',
  wallet: 'M4 7.5h15v11.5H4zM4 7.5l11-3v3M15.5 13.2h.01',
  warning: 'M12 4.5l8.5 15h-17zM12 10.5v4M12 17h.01',
  zoom: 'M10.8 4a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6zM15.8 15.8L20.5 20.5M10.8 8v5.6M8 10.8h5.6',
} as const

export type IconName = keyof typeof ICON_PATHS
