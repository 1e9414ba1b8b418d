// The passwords that every guesser tries first: from the published lists of leaked ones, with those of our
// languages. Only those that are long enough otherwise, in small letters.
const list = `
12345678 123456789 1234567890 12345678910 123123123 11111111 111111111 1111111111 00000000 000000000 0000000000
0123456789 87654321 987654321 9876543210 88888888 99999999 66666666 77777777 55555555 12341234 11223344
1122334455 112233445566 123321123 1234554321 123454321 147258369 147852369 159753456 123654789 789456123
741852963 321654987 102030405060 1029384756 13131313 12121212 10203040 12344321 98765432 23456789 password
password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pa55word passwort
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty 1qaz2wsx 1qaz2wsx3edc
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123
asdfghjk asdfghjkl asdfasdf asdf1234 asd123456 qweasdzxc qwe123456 qweqweqwe 123qweasd 123qwe123 123456qwerty
12345qwert 1234qwer qwer1234 abcd1234 abc12345 abc123456 abcdefgh abcdefghi a1b2c3d4 a1234567 a12345678
a123456789 aa123456 aaaaaaaa aa12345678 1234abcd 123456ab 123456abc 12345678a 123456789a 1234567a iloveyou
iloveyou1 iloveyou2 loveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1
basketball superman superman1 batman123 spiderman trustno1 starwars starwars1 pokemon1 pokemon123 michelle
jennifer jessica1 nicole12 michael1 charlie1 computer computer1 internet samsung1 samsung123 minecraft
liverpool liverpool1 chelsea1 barcelona manchester arsenal1 welcome1 welcome123 welcome! letmein1 letmein123
admin123 admin1234 admin12345 administrator root1234 changeme changeme123 default1 secret123 test1234 testtest
testing1 testing123 user1234 guest123 hello123 hello1234 hellohello whatever whatever1 master12 master123
monkey123 dragon12 dragon123 shadow12 shadow123 freedom1 butterfly chocolate blink182 matrix123 mustang1
corvette ferrari1 mercedes fuckyou1 fuckyou123 bismillah myspace1 facebook google123 instagram december
november september february monday123 summer2023 summer2024 summer2025 winter2024 winter2025 spring2025
doable123 doable1234 qwertzui qwertzuiop azertyui azertyuiop
пароль123 йцукенгш йцукенгшщз йцукен123 любимая1 любовь123 привет123 россия123 наташа123 солнышко
gfhjkm123 gfhjkmgfhjkm ghbdtn123 yfnfif123 cjkysirj k.,jdm123 vfhbyf123 natasha1 marina123 sergey123
dmitriy1 vladimir andrey123 aleksandr alexander1 kristina nastya123 maksim123 spartak1 zenit123 moldova1
moldova123 chisinau chisinau1 romania1 romania123 bucuresti bucuresti1 parola123 parola1234 parola12 parolamea
teiubesc teiubesc1 iubirea1 steaua86 steaua1986 dinamo1948 salut123 andreea1 andreea123 alexandra alexandra1
cristina cristina1 gabriela florentina mihaela1 mihai123 qwerty00 1a2b3c4d 1q1q1q1q q1q1q1q1 zzzzzzzz
`

export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
