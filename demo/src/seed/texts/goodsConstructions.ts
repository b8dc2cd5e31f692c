import { text } from '@hogar/platform/language.ts'

/** Texts on the construction of kitchenware, decoration, lamps, electronics, vehicles and services. */
export const goodsConstructions = {
  craft: [
    text(
      'Sale de un taller pequeño en series cortas, por eso el tono y la textura cambian apenas de una pieza a otra. La base lleva fieltro para no rayar.',
      'Gefertigt in einer kleinen Werkstatt und in kurzen Serien, daher weichen Ton und Struktur von Stück zu Stück leicht ab. Filz an der Unterseite schützt Möbel vor Kratzern.',
      'Nasce in un piccolo laboratorio, in serie corte: tono e texture cambiano appena da un pezzo all’altro. Il feltro sotto la base evita i graffi.',
    ),
  ],
  handmade: [
    text(
      'Se termina a mano y se revisa pieza por pieza antes de empacarse en cartón reciclado, sin plástico.',
      'Von Hand fertiggestellt und einzeln geprüft, dann ohne Plastik in Recyclingkarton verpackt.',
      'Finitura a mano e controllo pezzo per pezzo, poi imballaggio in cartone riciclato, senza plastica.',
    ),
  ],
  wallPiece: [
    text(
      'Incluye colgadores, taquetes y una plantilla de papel para marcar la pared sin medir dos veces.',
      'Aufhänger, Dübel und eine Papierschablone zum Anzeichnen liegen bei, doppeltes Messen entfällt.',
      'Sono inclusi ganci, tasselli e una dima di carta per segnare la parete senza misurare due volte.',
    ),
  ],
  frame: [
    text(
      'El marco va ensamblado a inglete y el respaldo sellado contra polvo y humedad. Puede colgarse en horizontal o en vertical.',
      'Der Rahmen ist auf Gehrung gearbeitet, die Rückseite gegen Staub und Feuchtigkeit versiegelt. Aufhängen lässt es sich quer oder hoch.',
      'La cornice è tagliata a 45 gradi e il retro è sigillato contro polvere e umidità. Si appende in orizzontale o in verticale.',
    ),
  ],
  lamp: [
    text(
      'El cable textil mide 2 m y lleva interruptor a la mano. La pantalla difunde la luz sin deslumbrar y acepta focos LED regulables.',
      'Das Textilkabel ist 2 m lang und hat einen gut erreichbaren Schalter. Der Schirm streut das Licht blendfrei und eignet sich für dimmbare LED-Leuchtmittel.',
      'Il cavo in tessuto è lungo 2 m con interruttore a portata di mano. Il paralume diffonde la luce senza abbagliare e accetta lampadine LED dimmerabili.',
    ),
  ],
  fixedLamp: [
    text(
      'Las piezas metálicas se tornean y se pulen antes del acabado. Se conecta en minutos y cumple con la norma eléctrica vigente.',
      'Die Metallteile werden gedreht und poliert, bevor sie ihre Oberfläche erhalten. In wenigen Minuten angeschlossen, geprüft nach geltender Norm.',
      'Le parti in metallo sono tornite e lucidate prima della finitura. Si collega in pochi minuti ed è conforme alle norme elettriche.',
    ),
  ],
  tableware: [
    text(
      'Los bordes gruesos resisten golpes y el esmalte, sin plomo ni cadmio, no guarda olores. Se apila sin ocupar media alacena.',
      'Kräftige Ränder halten Stöße aus, die blei- und cadmiumfreie Glasur nimmt keine Gerüche an. Platzsparend stapelbar.',
      'I bordi spessi resistono agli urti e lo smalto, senza piombo né cadmio, non trattiene odori. Si impila senza occupare mezza dispensa.',
    ),
  ],
  cookware: [
    text(
      'El fondo difusor calienta parejo y las asas remachadas se mantienen frescas. Funciona en gas, vitrocerámica e inducción.',
      'Der Sandwichboden verteilt die Hitze gleichmäßig, die genieteten Griffe bleiben kühl. Für Gas, Glaskeramik und Induktion.',
      'Il fondo diffusore scalda in modo uniforme e i manici rivettati restano freschi. Per gas, vetroceramica e induzione.',
    ),
  ],
  smallAppliance: [
    text(
      'El equipo se protege solo contra el sobrecalentamiento y las piezas que tocan alimentos son libres de BPA. El cable se guarda en la base.',
      'Ein Überhitzungsschutz ist eingebaut, alle Teile mit Lebensmittelkontakt sind BPA-frei. Das Kabel verschwindet im Sockel.',
      'La protezione dal surriscaldamento è integrata e le parti a contatto con gli alimenti sono senza BPA. Il cavo si raccoglie nella base.',
    ),
    text(
      'Los controles se entienden sin manual y las partes desmontables se enjuagan bajo la llave. Hay refacciones disponibles por diez años.',
      'Die Bedienung erklärt sich von selbst, abnehmbare Teile spült man unter fließendem Wasser ab. Ersatzteile gibt es zehn Jahre lang.',
      'I comandi si capiscono senza manuale e le parti smontabili si sciacquano sotto l’acqua. I ricambi sono disponibili per dieci anni.',
    ),
  ],
  floorAndAir: [
    text(
      'El motor sin escobillas gasta poco y casi no vibra. Las piezas que se ensucian salen sin herramienta y se lavan bajo la llave.',
      'Der bürstenlose Motor verbraucht wenig und vibriert kaum. Was schmutzig wird, lässt sich ohne Werkzeug abnehmen und abspülen.',
      'Il motore senza spazzole consuma poco e quasi non vibra. Le parti che si sporcano si tolgono senza attrezzi e si lavano sotto l’acqua.',
    ),
    text(
      'Los botones se entienden a la primera y el control recuerda tu última velocidad. Hay filtros y refacciones disponibles por diez años.',
      'Die Tasten erklären sich von selbst, die letzte Stufe bleibt gespeichert. Filter und Ersatzteile gibt es zehn Jahre lang.',
      'I tasti si capiscono subito e il comando ricorda l’ultima velocità. Filtri e ricambi sono disponibili per dieci anni.',
    ),
  ],
  largeAppliance: [
    text(
      'El motor inverter ajusta su velocidad y baja el recibo de luz. Trabaja por debajo de los 45 decibeles en su programa habitual.',
      'Der Invertermotor passt seine Drehzahl an und senkt den Stromverbrauch. Im Normalprogramm bleibt das Gerät unter 45 Dezibel.',
      'Il motore inverter adatta la velocità e riduce i consumi. Nel programma abituale resta sotto i 45 decibel.',
    ),
    text(
      'El panel se limpia de una pasada y guarda tu último programa. La red de servicio cubre todo el país y conserva refacciones por diez años.',
      'Das Bedienfeld ist mit einem Wisch sauber und merkt sich das letzte Programm. Kundendienst im ganzen Land, Ersatzteile für zehn Jahre.',
      'Il pannello si pulisce in un gesto e ricorda l’ultimo programma. Assistenza in tutto il Paese e ricambi garantiti per dieci anni.',
    ),
  ],
  kitchenFixture: [
    text(
      'El frente de acero resiste golpes y calor, las perillas salen para lavarse y el encendido es de un toque. La instalación usa medidas estándar.',
      'Die Stahlfront hält Stöße und Hitze aus, die Knöpfe lassen sich zum Reinigen abziehen. Einbau in Standardmaße.',
      'Il frontale in acciaio resiste a urti e calore e le manopole si tolgono per lavarle. L’installazione segue le misure standard.',
    ),
  ],
  grillBuild: [
    text(
      'La cámara es de acero de 1.5 mm con pintura para alta temperatura, la parrilla se esmalta en porcelana y el cenicero sale sin ensuciar las manos.',
      'Die Feuerschale besteht aus 1,5 mm starkem, hitzefest lackiertem Stahl, der Rost ist emailliert und die Ascheschale leicht zu entnehmen.',
      'La camera è in acciaio da 1,5 mm con vernice per alte temperature, la griglia è smaltata e il raccoglicenere si estrae senza sporcarsi.',
    ),
  ],
  mount: [
    text(
      'El acero laminado en frío sostiene cuatro veces el peso indicado. Incluye tornillería, taquetes y nivel de burbuja.',
      'Kaltgewalzter Stahl trägt das Vierfache der angegebenen Last. Schrauben, Dübel und Wasserwaage liegen bei.',
      'L’acciaio laminato a freddo regge quattro volte il peso indicato. Viti, tasselli e livella sono inclusi.',
    ),
  ],
  screen: [
    text(
      'El panel cubre 98 % del espacio de color DCI-P3 y su procesador mejora las señales de menor resolución. Tiene tres entradas HDMI, dos USB y Wi-Fi de doble banda.',
      'Das Panel deckt 98 % des DCI-P3-Farbraums ab, der Prozessor wertet niedrig aufgelöste Signale auf. Drei HDMI- und zwei USB-Anschlüsse, Dualband-WLAN.',
      'Il pannello copre il 98 % dello spazio colore DCI-P3 e il processore migliora i segnali a risoluzione inferiore. Tre ingressi HDMI, due USB e Wi-Fi dual band.',
    ),
    text(
      'La base se arma sin herramienta y el reverso acepta soportes VESA. El sistema recibe actualizaciones durante cinco años.',
      'Der Standfuß lässt sich ohne Werkzeug montieren, die Rückseite ist VESA-kompatibel. Fünf Jahre lang gibt es Softwareupdates.',
      'La base si monta senza attrezzi e il retro è compatibile VESA. Il sistema riceve aggiornamenti per cinque anni.',
    ),
  ],
  device: [
    text(
      'La carcasa usa 40 % de material reciclado y pasa pruebas de caída de un metro. En la caja vienen cable, cargador y guía rápida.',
      'Das Gehäuse besteht zu 40 % aus recyceltem Material und übersteht Stürze aus einem Meter. Kabel, Ladegerät und Kurzanleitung liegen bei.',
      'La scocca contiene il 40 % di materiale riciclato e supera prove di caduta da un metro. Nella confezione: cavo, caricatore e guida rapida.',
    ),
    text(
      'Se enlaza en segundos y recuerda tus equipos. La carga rápida da varias horas de uso en quince minutos.',
      'Die Kopplung dauert Sekunden, bekannte Geräte werden gemerkt. Eine Viertelstunde Schnellladen reicht für mehrere Stunden.',
      'Si abbina in pochi secondi e ricorda i tuoi dispositivi. Quindici minuti di ricarica rapida danno diverse ore di utilizzo.',
    ),
  ],
  computer: [
    text(
      'La carcasa usa 40 % de material reciclado y el borde no se calienta sobre las piernas ni en la mano. En la caja vienen cable, cargador y guía rápida.',
      'Das Gehäuse besteht zu 40 % aus recyceltem Material und bleibt auch bei Last angenehm kühl. Kabel, Ladegerät und Kurzanleitung liegen bei.',
      'La scocca contiene il 40 % di materiale riciclato e non scalda in mano nemmeno sotto sforzo. Nella confezione: cavo, caricatore e guida rapida.',
    ),
    text(
      'La carga rápida da varias horas de uso en quince minutos y el sistema recibe actualizaciones durante cinco años.',
      'Eine Viertelstunde Schnellladen reicht für mehrere Stunden, Systemupdates gibt es fünf Jahre lang.',
      'Quindici minuti di ricarica rapida danno diverse ore di utilizzo e il sistema riceve aggiornamenti per cinque anni.',
    ),
  ],
  plugged: [
    text(
      'Se configura desde el celular en menos de cinco minutos y funciona con la red de tu casa. Cable y guía rápida vienen en la caja.',
      'In weniger als fünf Minuten per Smartphone eingerichtet und mit dem Heimnetz verbunden. Kabel und Kurzanleitung liegen bei.',
      'Si configura dal telefono in meno di cinque minuti e si collega alla rete di casa. Cavo e guida rapida sono nella confezione.',
    ),
    text(
      'El consumo en espera es menor a medio watt. Las actualizaciones llegan solas y el soporte técnico atiende por chat y teléfono.',
      'Im Stand-by verbraucht das Gerät weniger als ein halbes Watt. Updates kommen automatisch, der Support hilft per Chat und Telefon.',
      'In standby consuma meno di mezzo watt. Gli aggiornamenti arrivano da soli e l’assistenza risponde via chat e telefono.',
    ),
  ],
  vehicle: [
    text(
      'El cuadro de acero reforzado, los frenos de disco y las luces LED pasan inspección completa antes de la entrega. La primera revisión va por nuestra cuenta.',
      'Verstärkter Stahlrahmen, Scheibenbremsen und LED-Licht werden vor der Übergabe vollständig geprüft. Die erste Inspektion übernehmen wir.',
      'Il telaio in acciaio rinforzato, i freni a disco e le luci LED vengono controllati prima della consegna. Il primo tagliando è a nostro carico.',
    ),
    text(
      'Se entrega en sucursal con factura, manual y dos juegos de llaves; un asesor te explica el asentamiento del motor.',
      'Die Übergabe erfolgt in der Filiale mit Rechnung, Handbuch und zwei Schlüsseln; dort erklären wir auch das Einfahren.',
      'La consegna avviene in negozio con fattura, manuale e due chiavi; un consulente ti spiega il rodaggio.',
    ),
  ],
  ride: [
    text(
      'Las soldaduras lisas, los rodamientos sellados y los componentes de marca se ajustan en taller: solo queda montar y salir.',
      'Glatte Schweißnähte, gedichtete Lager und Markenteile werden in der Werkstatt eingestellt: aufsteigen und losfahren.',
      'Saldature lisce, cuscinetti sigillati e componenti di marca vengono regolati in officina: resta solo da partire.',
    ),
  ],
  protection: [
    text(
      'La calota de ABS absorbe el impacto y el forro se desmonta para lavarlo. Cumple con DOT y ECE 22.06, y la hebilla se abre con una mano.',
      'Die ABS-Schale nimmt Stöße auf, das Futter lässt sich zum Waschen herausnehmen. Geprüft nach DOT und ECE 22.06, Verschluss mit einer Hand zu öffnen.',
      'La calotta in ABS assorbe l’impatto e l’imbottitura si smonta per lavarla. Conforme a DOT ed ECE 22.06, fibbia apribile con una mano.',
    ),
  ],
  toy: [
    text(
      'Todas las piezas pasan las pruebas de la norma EN 71 y se pintan con colores vegetales. No lleva pilas: funciona con imaginación.',
      'Alle Teile erfüllen die Norm EN 71 und sind mit Pflanzenfarben bemalt. Batterien braucht es keine, nur Fantasie.',
      'Tutti i pezzi rispettano la norma EN 71 e sono dipinti con colori vegetali. Niente pile: funziona con la fantasia.',
    ),
  ],
  service: [
    text(
      'Al pagar recibes la confirmación por correo y elegimos juntos el horario. Si algo no queda como esperabas, volvemos sin costo.',
      'Nach dem Kauf erhältst du eine Bestätigung per E-Mail und wir vereinbaren den Termin. Stimmt etwas nicht, kommen wir kostenlos wieder.',
      'Dopo l’acquisto ricevi la conferma via e-mail e scegliamo insieme l’orario. Se qualcosa non va, torniamo gratis.',
    ),
  ],
  download: [
    text(
      'Al pagar recibes el enlace por correo: un PDF con lista de materiales, cortes a escala y fotos de cada paso.',
      'Nach dem Kauf kommt der Link per E-Mail: ein PDF mit Materialliste, maßstäblichen Zuschnitten und Fotos jedes Schritts.',
      'Dopo l’acquisto ricevi il link via e-mail: un PDF con elenco dei materiali, tagli in scala e foto di ogni passaggio.',
    ),
  ],
  coverage: [
    text(
      'No hay trámites en papel: el servicio queda ligado a tu pedido y lo consultas cuando quieras en tu cuenta.',
      'Ganz ohne Papier: Der Service ist mit deiner Bestellung verknüpft und jederzeit im Konto einsehbar.',
      'Niente carta: il servizio resta legato al tuo ordine e lo consulti quando vuoi nel tuo account.',
    ),
  ],
} as const
