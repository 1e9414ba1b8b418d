// Dimensiuni, prețuri, date, adrese, coduri: multe cifre, niciun contact.
export const harmlessRo = `
Dulap 180 x 60 x 210 cm, două uși
Camera are 4,2 pe 3,8 m, tavanul 2,70
Blat 3000x600x38 mm, două tăieturi
De tăiat 12 scânduri 1200x300x18
Golul are 1250 pe 2050 mm
Gresie 60x60, cam 24,5 m2, rezervă 10%
Baia 1,7 x 2,4, faianță 200x300
Geam 1350/1420, pervaz 250
Țevi de 20, 25 și 32 mm, 40 m în total
Holșuruburi 3,5x35, 4x40, 5x60
Gard de 32 m, stâlpi la 2,5 m
Două paturi, 90x200 și 160x200
Cutie 40x30x25 cm, 12 kg
Televizor 55 inch, suport 400x400
Galerii: 240, 180, 120 cm
Teren de 6 ari, iarba până la 30 cm
Vopsea RAL 9010, 10 l, și RAL 7016, 2,5 l
Cablu 3x2,5, 25 m; 3x1,5, 50 m
Baterie 12V 60Ah 540A
Anvelope 205/55 R16 91V, 4 bucăți
Preț de la 300 la 500 de lei
Buget 1 500 – 2 000 de lei
Pot plăti 2 500 de lei sau 130 de euro
4 x 250 = 1000 de lei
Total 12.350,50 MDL cu TVA 20%
Avans 30%, restul de 8 400 de lei la sfârșit
120 de lei pe oră, minimum 3 ore
Anul trecut era 1 800, acum 2 200
Materiale 3.499,99, manopera 2.000
Tarife: 150 / 180 / 220 lei
Deviz 1.250.000 de lei pentru toată casa
1.200 de euro în două rate, 600 + 600
850 pentru o cameră, 1400 pentru 2, 1900 pentru 3
Comision 0,5%, dar nu sub 150 de lei
Factura 000123 din 12.05.2026
12.05.2026, între 14:00 și 16:00
Între 1 și 15 iunie 2026
Din 08.06 până pe 14.06, doar dimineața
Pe 2026-06-03 la 9:30
Luni-vineri 9:00-18:00, sâmbătă 10:00-14:00
Oricând după 20.06.2026
Construită în 1978, renovată în 2005 și 2019
La 2 săptămâni, de 26 de ori pe an
La 7, la 12 și la 19, câte 15 minute
Autobuzul e la 06:45, 07:15, 07:45 și 08:15
28 februarie 2027, 31 martie 2027, 30 aprilie 2027
Săptămânile 23, 24 și 25 din 2026
Zborul la 17:35, aterizarea la 21:10, retur 00:05
Sezonul 2025/2026, 34 de meciuri
Pe 1, 10 și 20 ale fiecărei luni
str. 31 August 1989, casa 78, ap. 12
Ștefan cel Mare 134, etaj 5, ap. 56
Bloc 12, scara 3, etaj 4, ap. 45
Cod poștal MD-2001, MD-2012 sau MD-2068
Casa 7/2, etajul 2, 4 camere
5 km, 120 de trepte, fără lift, etaj 9 din 9
47.0105, 28.8638 e colțul parcului
Clădirea 23, biroul 407, ușa 3
De la Dacia 27 la Moscova 14, cam 6 km
Poarta 4, rândul 12, garajul 256
Articol 403.561.60 din catalog
Cod articol 00263850, două bucăți
Piesa nr. 8K0 615 301 A
Bosch GSR 12V-15, cod 0 601 868 101
Mașina WW70T4020EE1, eroare 5E
iPhone 13, A2633, ecran spart
Cod de bare 4820024700016
EAN 5 901234 123457
Cartea, ISBN 978-973-46-1234-5
Număr de serie 2019-04-55812
Model KGN39VL316, din 2021
Filtru HEPA 13, 240x120x50
Centrală 24 kW, seria 21190500300964
Versiunea 10.0.19045, apoi 22H2
Comanda 2026-000451, rândul 3
Dulap PAX 100x58x236, articol 502.145.64
Cartuș 415A, 4 culori, 2.100 de pagini
Bandă 4000K, 14,4 W/m, 5 m
Încuietoare 40/55, cilindru 30x30
Lanț 16", 56 de zale, 3/8", 1,3 mm
Port 8080, adresa 192.168.0.1
Placă video 24 GB, memorie 64 GB, disc 2 TB
A4 297x210, 500 de coli, 80 g
De tipărit 1000 de pliante 105x148 și 250 de cărți 90x50
De scanat 320 de pagini și 45 de poze
De tradus 18.000 de semne, 10 pagini
Text de 1500-2000 de cuvinte, 3 imagini
40 de poze prelucrate, 4000x6000, 300 dpi
Video 1920x1080, 25 de cadre, 90 de secunde
Clasa a 9-a, capitolele 4, 5, 6, problemele 101-120
95 de puncte din 100, nivel B2
Trei copii de 3, 6 și 11 ani
Câine de 25 kg, plimbări de 40 de minute, de 2 ori pe zi
Tort pentru 30 de persoane, 4,5 kg, 3 straturi
Sală pentru 120 de invitați, 15 mese de 8 locuri
10 km sub 55:00
4 scaune, 1 masă, 2 rafturi, vreo 6 ore
Una, două sau trei persoane
Două uși, trei geamuri, patru calorifere
Contor de apă 00412 m3, curent 18734 kWh
`
