import type { ArticleTexts } from '../articleHtml.ts'

export const screenByDistance: ArticleTexts = {
  es: {
    title: 'Elige tu pantalla por la distancia',
    summary: 'Mide del sofá a la pared y divide: entre 1.2 y 1.6 veces la diagonal está el tamaño que tu sala pide.',
    imageAlt: 'Pantalla encendida sobre un mueble de nogal entre una planta y una lámpara de pie',
    tags: ['pantallas', 'sala', 'medidas'],
    body: `
La pregunta no es de cuántas pulgadas es la pantalla que está en oferta, sino desde dónde la vas a ver. Muy chica, y lees los subtítulos entrecerrando los ojos; muy grande, y mueves la cabeza como en un partido de tenis. Hay una cuenta que da el tamaño, y cabe en una servilleta.
## De 1.2 a 1.6 veces la diagonal
Con contenido 4K, la distancia cómoda está entre 1.2 y 1.6 veces la diagonal. Cerca del 1.2 se siente cine; cerca del 1.6, televisión de todos los días. Una pulgada son 2.54 centímetros, así que la tabla queda así:
| Pantalla | Diagonal | Distancia | Ancho aproximado
| 43″ | 109 cm | 1.3 a 1.7 m | 95 cm
| 50″ | 127 cm | 1.5 a 2.0 m | 111 cm
| 55″ | 140 cm | 1.7 a 2.2 m | 122 cm
| 65″ | 165 cm | 2.0 a 2.6 m | 144 cm
| 75″ | 191 cm | 2.3 a 3.0 m | 166 cm
Mide desde tus ojos, sentado, hasta donde estará el vidrio. No hasta la pared: el mueble y la base se comen entre 20 y 30 centímetros.
Si ves sobre todo canales abiertos o videos viejos, quédate del lado del 1.6 o más lejos: de cerca se nota lo que a la imagen le falta. Si juegas o ves películas con la luz baja, acércate al 1.2.
## A la altura de los ojos
El centro de la pantalla va a la altura de tus ojos cuando estás sentado, entre 100 y 110 centímetros del piso en un sofá normal. Se acepta un poco más abajo; más arriba cansa el cuello. La regla sencilla: la orilla superior no debería quedar más de 15 grados arriba de tu mirada. Sobre una chimenea casi siempre queda demasiado alta; si no hay otro lugar, usa un soporte que la incline.
## Luz y reflejos
Nunca frente a una ventana: verás la ventana. De espaldas a ella, el contraste obliga a subir el brillo y cansa. Lo mejor es de lado, con una cortina que corte el sol de la tarde. De noche, una luz tenue detrás de la pantalla descansa la vista más que apagar todo.
## El mueble y la pared
El mueble debe ser más ancho que la pantalla, al menos diez centímetros por lado, para que se vea asentada y nadie tire la base al pasar. Revisa cómo son las patas: algunas van en los extremos y exigen un mueble casi del ancho total.
Para colgarla necesitas tres datos: el peso, la medida VESA, que es la distancia entre los cuatro tornillos de atrás, y de qué es la pared. En tablaroca se fija a los postes o con anclas especiales; en tabique o concreto, con taquete. Deja el contacto y los cables detrás, no debajo.
## El sonido también ocupa lugar
Las pantallas delgadas suenan delgado. Si agregas una barra, mide la altura libre bajo la pantalla: unos siete centímetros bastan para la mayoría. Que no tape el sensor del control.
## Antes de pagar
Recorta un cartón del ancho y alto de la pantalla y pégalo en la pared con cinta. Siéntate, prende la luz, mira. Si a los dos días el cartón te parece chico, sube un tamaño; si te estorba, ya te ahorraste el disgusto.`,
  },
  de: {
    title: 'Der richtige Fernseher für deinen Abstand',
    summary:
      'Miss vom Sofa zur Wand und teile: Zwischen dem 1,2- und 1,6-Fachen der Diagonale liegt die passende Größe.',
    imageAlt: 'Fernseher auf einem Lowboard aus Nussbaum zwischen Pflanze und Stehleuchte',
    tags: ['Fernseher', 'Wohnzimmer', 'Maße'],
    body: `
Die Frage ist nicht, wie viele Zoll der Fernseher im Angebot hat, sondern von wo aus du ihn siehst. Ist er zu klein, kneifst du bei Untertiteln die Augen zusammen; ist er zu groß, drehst du den Kopf wie beim Tennis. Die Größe ergibt sich aus einer Rechnung, die auf eine Serviette passt.
## Das 1,2- bis 1,6-Fache der Diagonale
Bei Inhalten in 4K ist ein Abstand zwischen dem 1,2- und dem 1,6-Fachen der Diagonale angenehm. Nahe bei 1,2 fühlt es sich nach Kino an, nahe bei 1,6 nach Alltag. Ein Zoll sind 2,54 Zentimeter, das ergibt:
| Fernseher | Diagonale | Abstand | Breite etwa
| 43″ | 109 cm | 1,3 bis 1,7 m | 95 cm
| 50″ | 127 cm | 1,5 bis 2,0 m | 111 cm
| 55″ | 140 cm | 1,7 bis 2,2 m | 122 cm
| 65″ | 165 cm | 2,0 bis 2,6 m | 144 cm
| 75″ | 191 cm | 2,3 bis 3,0 m | 166 cm
Miss im Sitzen von deinen Augen bis dorthin, wo das Glas sein wird, nicht bis zur Wand: Möbel und Standfuß nehmen 20 bis 30 Zentimeter weg.
Siehst du vor allem normales Fernsehen oder alte Videos, bleib bei 1,6 oder weiter weg: Aus der Nähe sieht man, was dem Bild fehlt. Spielst du oder siehst du Filme bei wenig Licht, rück näher an die 1,2.
## Auf Augenhöhe
Die Mitte des Bildes gehört auf die Höhe deiner Augen im Sitzen, bei einem normalen Sofa 100 bis 110 Zentimeter über dem Boden. Etwas tiefer geht auch; höher ermüdet der Nacken. Die einfache Regel: Die Oberkante liegt höchstens 15 Grad über deinem Blick. Über einem Kamin hängt er fast immer zu hoch. Gibt es keinen anderen Platz, nimm eine Halterung, die sich neigen lässt.
## Licht und Spiegelungen
Stell ihn nie gegenüber einem Fenster auf: Du siehst sonst das Fenster. Steht er davor, zwingt dich der Kontrast zu mehr Helligkeit, und das strengt an. Am besten steht er seitlich, mit einem Vorhang gegen die Abendsonne. Nachts entspannt ein schwaches Licht hinter dem Gerät mehr als völlige Dunkelheit.
## Möbel und Wand
Das Lowboard sollte auf jeder Seite mindestens zehn Zentimeter breiter sein als der Fernseher. So steht er ruhig, und niemand stößt im Vorbeigehen an den Fuß. Sieh dir die Standfüße an: Manche sitzen ganz außen und brauchen fast die volle Breite.
Zum Aufhängen brauchst du drei Angaben: das Gewicht, das VESA-Maß, also den Abstand der vier Schrauben auf der Rückseite, und die Art der Wand. In Trockenbau gehört die Halterung in die Ständer oder an Hohlraumdübel, in Ziegel oder Beton an passende Dübel. Leg Steckdose und Kabel hinter das Gerät, nicht darunter.
## Auch der Klang braucht Platz
Flache Geräte klingen flach. Kommt eine Soundbar dazu, miss die freie Höhe unter dem Bild: Meist genügen sieben Zentimeter. Sie darf den Empfänger der Fernbedienung nicht verdecken.
## Bevor du bezahlst
Schneide Karton auf die Größe des Fernsehers zu und kleb ihn an die Wand. Setz dich hin, mach Licht, schau. Wirkt der Karton nach zwei Tagen klein, nimm eine Größe mehr; stört er, hast du dir Ärger erspart.`,
  },
  it: {
    title: 'Scegli il televisore in base alla distanza',
    summary:
      'Misura dal divano alla parete e dividi: tra 1,2 e 1,6 volte la diagonale c’è la misura giusta per il tuo soggiorno.',
    imageAlt: 'Televisore acceso su un mobile in noce tra una pianta e una lampada da terra',
    tags: ['televisori', 'soggiorno', 'misure'],
    body: `
La domanda non è di quanti pollici sia il televisore in offerta, ma da dove lo guarderai. Troppo piccolo, e leggi i sottotitoli strizzando gli occhi; troppo grande, e muovi la testa come a una partita di tennis. C’è un conto che dà la misura, e sta su un tovagliolo.
## Da 1,2 a 1,6 volte la diagonale
Con contenuti in 4K la distanza comoda sta tra 1,2 e 1,6 volte la diagonale. Vicino a 1,2 sembra il cinema; vicino a 1,6, la televisione di ogni giorno. Un pollice sono 2,54 centimetri, quindi:
| Televisore | Diagonale | Distanza | Larghezza circa
| 43″ | 109 cm | da 1,3 a 1,7 m | 95 cm
| 50″ | 127 cm | da 1,5 a 2,0 m | 111 cm
| 55″ | 140 cm | da 1,7 a 2,2 m | 122 cm
| 65″ | 165 cm | da 2,0 a 2,6 m | 144 cm
| 75″ | 191 cm | da 2,3 a 3,0 m | 166 cm
Misura dai tuoi occhi, da seduto, fino a dove sarà il vetro. Non fino alla parete: il mobile e la base si mangiano da 20 a 30 centimetri.
Se guardi soprattutto canali normali o vecchi video, resta vicino a 1,6 o più lontano: da vicino si nota quello che all’immagine manca. Se giochi o guardi film con poca luce, avvicinati a 1,2.
## All’altezza degli occhi
Il centro dello schermo va all’altezza degli occhi da seduti, tra 100 e 110 centimetri da terra con un divano normale. Un po’ più in basso va bene; più in alto stanca il collo. La regola semplice: il bordo superiore non deve stare più di 15 gradi sopra lo sguardo. Sopra un camino è quasi sempre troppo alto; se non c’è altro posto, usa un supporto inclinabile.
## Luce e riflessi
Mai di fronte a una finestra: vedresti la finestra. Con la finestra alle spalle dello schermo, il contrasto costringe ad alzare la luminosità e stanca. Meglio di lato, con una tenda che tagli il sole del pomeriggio. Di sera una luce tenue dietro lo schermo riposa la vista più del buio.
## Il mobile e la parete
Il mobile deve essere più largo del televisore, almeno dieci centimetri per lato, così appare stabile e nessuno urta la base passando. Guarda i piedini: a volte stanno agli estremi e chiedono un mobile largo quasi quanto lo schermo.
Per appenderlo servono tre dati: il peso, la misura VESA, cioè la distanza tra le quattro viti sul retro, e il tipo di parete. Nel cartongesso si fissa ai montanti o con tasselli speciali; nel mattone o nel cemento, con tasselli normali. Tieni presa e cavi dietro, non sotto.
## Anche il suono occupa spazio
I televisori sottili suonano sottile. Se aggiungi una soundbar, misura l’altezza libera sotto lo schermo: di solito bastano sette centimetri. Non deve coprire il sensore del telecomando.
## Prima di pagare
Ritaglia un cartone della misura dello schermo e attaccalo alla parete. Siediti, accendi la luce, guarda. Se dopo due giorni il cartone ti sembra piccolo, sali di misura; se ti dà fastidio, ti sei risparmiato un dispiacere.`,
  },
}
