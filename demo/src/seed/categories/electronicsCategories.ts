import { text } from '@hogar/platform/language.ts'
import { category } from './categoryRow.ts'

/** Electronics. */
export const electronicsCategories = {
  electronics: category(
    [1100, 'root'],
    text('Electrónica', 'Elektronik', 'Elettronica'),
    text(
      'Pantallas, sonido y cómputo con garantía en México.',
      'Fernseher, Sound und Computer mit voller Garantie.',
      'Schermi, audio e computer con garanzia completa.',
    ),
  ),
  televisions: category(
    [1110, 'electronics'],
    text('Pantallas', 'Fernseher', 'Televisori'),
    text(
      '4K y OLED para el futbol y las series.',
      '4K und OLED für Fußball und Serien.',
      '4K e OLED per il calcio e le serie.',
    ),
  ),
  soundbars: category(
    [1111, 'electronics'],
    text('Barras de sonido', 'Soundbars', 'Soundbar'),
    text(
      'El sonido que le falta a tu pantalla.',
      'Der Klang, der deinem Fernseher fehlt.',
      'Il suono che manca al tuo televisore.',
    ),
  ),
  speakers: category(
    [1112, 'electronics'],
    text('Bocinas', 'Lautsprecher', 'Diffusori'),
    text(
      'Para la sala, la regadera o el día de campo.',
      'Fürs Wohnzimmer, das Bad oder den Ausflug.',
      'Per il soggiorno, il bagno o la gita.',
    ),
  ),
  headphones: category(
    [1113, 'electronics'],
    text('Audífonos', 'Kopfhörer', 'Cuffie'),
    text(
      'Cancelación de ruido y horas de batería.',
      'Geräuschunterdrückung und viele Stunden Akku.',
      'Cancellazione del rumore e ore di autonomia.',
    ),
  ),
  avKits: category(
    [1114, 'electronics'],
    text('Paquetes de audio y video', 'Heimkino-Sets', 'Pacchetti audio e video'),
    text(
      'Pantalla, barra y soporte, listos para instalar.',
      'Fernseher, Soundbar und Halterung, bereit zur Montage.',
      'Schermo, soundbar e supporto, pronti da installare.',
    ),
  ),
  tvMounts: category(
    [1115, 'electronics'],
    text('Soportes para pantalla', 'TV-Wandhalterungen', 'Supporti TV'),
    text('Fijos, inclinables o de brazo.', 'Fest, neigbar oder mit Schwenkarm.', 'Fissi, inclinabili o a braccio.'),
  ),
  computing: category(
    [1120, 'electronics'],
    text('Cómputo', 'Computer', 'Informatica'),
    text(
      'Equipos para estudiar, trabajar y crear.',
      'Geräte zum Lernen, Arbeiten und Gestalten.',
      'Dispositivi per studiare, lavorare e creare.',
    ),
  ),
  laptops: category(
    [1121, 'computing'],
    text('Laptops', 'Laptops', 'Portatili'),
    text(
      'Ligeras, rápidas y con batería para todo el día.',
      'Leicht, schnell und mit Akku für den ganzen Tag.',
      'Leggeri, veloci e con batteria per tutto il giorno.',
    ),
  ),
  monitors: category(
    [1122, 'computing'],
    text('Monitores', 'Monitore', 'Monitor'),
    text(
      'Más pantalla, menos ventanas encimadas.',
      'Mehr Fläche, weniger überlappende Fenster.',
      'Più schermo, meno finestre sovrapposte.',
    ),
  ),
  printers: category(
    [1123, 'computing'],
    text('Impresoras', 'Drucker', 'Stampanti'),
    text('Tanque de tinta o láser, con Wi-Fi.', 'Tintentank oder Laser, mit WLAN.', 'A serbatoio o laser, con Wi-Fi.'),
  ),
  tablets: category(
    [1124, 'computing'],
    text('Tabletas', 'Tablets', 'Tablet'),
    text(
      'Para leer, dibujar y ver películas de viaje.',
      'Zum Lesen, Zeichnen und Filmeschauen unterwegs.',
      'Per leggere, disegnare e guardare film in viaggio.',
    ),
  ),
  smartphones: category(
    [1130, 'electronics'],
    text('Celulares', 'Smartphones', 'Smartphone'),
    text(
      'Liberados, con 5G y buena cámara.',
      'Ohne Vertrag, mit 5G und guter Kamera.',
      'Senza vincoli, con 5G e buona fotocamera.',
    ),
  ),
  consoles: category(
    [1131, 'electronics'],
    text('Videojuegos', 'Spielkonsolen', 'Videogiochi'),
    text(
      'Consolas para jugar solo o con todos en el sillón.',
      'Konsolen zum Spielen allein oder mit allen auf dem Sofa.',
      'Console per giocare da soli o tutti sul divano.',
    ),
  ),
  cameras: category(
    [1132, 'electronics'],
    text('Cámaras', 'Kameras', 'Fotocamere'),
    text(
      'Para el viaje, la familia y el oficio.',
      'Für Reise, Familie und Beruf.',
      'Per i viaggi, la famiglia e il mestiere.',
    ),
  ),
} as const
