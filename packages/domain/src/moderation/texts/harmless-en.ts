// Sizes, prices, dates, addresses and article numbers: full of figures, and nobody's contact.
export const harmlessEn = `
Wardrobe 180 x 60 x 210 cm, two doors
Room 4.2 m by 3.8 m, ceiling 2.7 m
Worktop 3000 x 600 x 38 mm, cut at both ends
Cut 12 boards, 1200x300x18
The hole is 1,250 mm wide and 2,050 mm high
Tiles 60x60, about 24.5 m2, 10% spare
Bathroom 1.7 x 2.4, tiles 200 x 300
Window 1350/1420 with sill 250
Pipes 20, 25 and 32 mm, 40 m in all
Screws 3.5 x 35, 4 x 40, 5 x 60
Fence 32 m long, posts every 2.5 m
Two beds, 90x200 and 160x200
A box of 40x30x25 cm, 12 kg
TV 55 inches, wall mount VESA 400x400
Curtain rails: 240, 180, 120 cm
Garden of 6 ares, grass up to 30 cm
Paint RAL 9010, 10 l, and RAL 7016, 2.5 l
Cable 3x2.5, 25 m; 3x1.5, 50 m
Battery 12V 60Ah 540A
Tyres 205/55 R16 91V, 4 pieces
Price from 300 to 500 lei
Budget 1,500 - 2,000 lei
I can pay 2 500 lei or 130 euro
4 x 250 = 1000 lei
Total 12 350,50 MDL with VAT 20%
Deposit 30%, the rest 8 400 lei at the end
120 lei per hour, at least 3 hours
Last year it was 1 800, now 2 200
Materials 3,499.99, work 2,000
Rates: 150 / 180 / 220 lei
Sum 1.250.000 lei for the whole house
EUR 1,200 in two parts, 600 + 600
850 lei for 1 room, 1400 for 2, 1900 for 3
A fee of 0.5% but not under 150 lei
Invoice 000123 of 12.05.2026
12.05.2026, 14:00-16:00
Between 1 and 15 June 2026
From 08.06 to 14.06, mornings only
On 2026-06-03 at 9:30
Mon-Fri 9:00-18:00, Sat 10:00-14:00
Any day after 20/06/2026
Built in 1978, renovated in 2005 and 2019
Every 2 weeks, 26 visits a year
At 7, at 12 and at 19, 15 minutes each
The bus is at 06:45, 07:15, 07:45 and 08:15
28 February 2027, 31 March 2027, 30 April 2027
Week 23, 24 and 25 of 2026
Flight 17:35, landing 21:10, back at 00:05
Season 2025/2026, 34 games
The 1st, 10th and 20th of every month
31 August 1989 street, house 78, flat 12
Stefan cel Mare 134, floor 5, flat 56
Block 12, entrance 3, floor 4, flat 45
Postcode MD-2001, MD-2012 or MD-2068
House 7/2, 2nd floor, 4 rooms
Route 5 km, 120 steps, no lift, floor 9 of 9
47.0105, 28.8638 is the corner of the park
Building 23, office 407, door 3
From Dacia 27 to Moscova 14, about 6 km
Gate 4, row 12, garage 256
Article 403.561.60 from the catalogue
Article number 00263850, two of them
Part no. 8K0 615 301 A
Bosch GSR 12V-15, order code 0 601 868 101
Samsung WW70T4020EE1, error 5E
iPhone 13 A2633, screen broken
SKU 4820024700016
EAN 5 901234 123457
ISBN 978-3-16-148410-0
Serial number 2019-04-55812
Model KGN39VL316, made in 2021
Filter HEPA 13, 240x120x50
Boiler 24 kW, serial 21190500300964
Version 10.0.19045, then 22H2
Order 2026-000451, line 3
Ikea PAX 100x58x236, article 502.145.64
Cartridge 415A, 4 colours, 2,100 pages
LED strip 4000K, 14.4 W/m, 5 m
Lock 40/55, cylinder 30x30
Chain 16", 56 links, 3/8", 1.3 mm
Port 8080, address 192.168.0.1
GPU RTX 4090 24 GB, 64 GB of RAM, 2 TB
A4 297x210, 500 sheets, 80 g
Print 1000 flyers, 105 x 148, and 250 cards 90x50
Scan 320 pages and 45 photos
Translate 18,000 characters, 10 pages
Text of 1500-2000 words, 3 pictures
Photos: 40 edited, 4000 x 6000 px, 300 dpi
Video 1920x1080, 25 fps, 90 seconds
Grade 9, chapters 4, 5, 6, exercises 101-120
Score 95 out of 100, level B2
Three children of 3, 6 and 11 years
Dog of 25 kg, walks of 40 minutes, 2 times a day
Cake for 30 people, 4.5 kg, 3 layers
Hall for 120 guests, 15 tables of 8
4 chairs, 1 table, 2 shelves, 6 hours
One, two or three people are enough
Two doors, three windows and four radiators
Water meter 00412 m3, electricity 18734 kWh
Pressure 1.5-2 bar, 55 degrees, 200 litres
`
