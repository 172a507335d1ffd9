BEGIN TRANSACTION;
CREATE TABLE events (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    player TEXT NOT NULL,
    command TEXT NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',1,1794962380502,'46f6d4edf6a7','','{"kind":"opened","setup":{"game":"hats","players":2,"public":true},"host":"46f6d4edf6a7","chairs":[{"player":"46f6d4edf6a7","name":"Ann"},{}],"code":"FVXDB"}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',2,1794962380518,'a9669e86e478','2f881548c974b090','{"kind":"sat","seat":1,"player":"a9669e86e478","name":"Bob"}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',3,1794962380532,'46f6d4edf6a7','2246c2bc829b7cf8','{"kind":"readied","seat":0,"ready":true}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',4,1794962380547,'a9669e86e478','','{"kind":"readied","seat":1,"ready":true}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',5,1794962380547,'a9669e86e478','74888159d0bf8fb7','{"kind":"started","seed":15802999482461137344,"salt":"63ad5eeb9b5b73222339c994a4285ad9","commitment":"1db86519969e9029c3e3771db414fd9cb34a07198147b95effdada67d1bb3e9d","first":0,"deal":{"removed":["S","T"],"table":["K4","D3","B6","C5","C1"],"hands":[["C3","K3","C6","B5","K6","K1","B4","B1","F3"],["F6","D1","C2","D6","D2","C4","B2","F4","B3"]],"deck":["F1","F2","F5","D5","K2","D4","K5"]},"rules":1}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',6,1794962380607,'46f6d4edf6a7','e9d3b24cd02fc1c0','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"discard C3","draw":"F1"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',7,1794962380640,'46f6d4edf6a7','3c3ec42756a02920','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange C6 2"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',8,1794962380674,'a9669e86e478','ccbd7c052a7965b9','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"discard F6","draw":"F2"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',9,1794962380712,'a9669e86e478','bb3b115cef8146ab','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"black D1"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',10,1794962380751,'46f6d4edf6a7','c99bf4978fbd160b','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"discard K1","draw":"F5"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',11,1794962380778,'46f6d4edf6a7','6493a22025dc1405','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange K6 1"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',12,1794962380785,'a9669e86e478','c9675add539393e1','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"discard F4","draw":"D5"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',13,1794962380814,'a9669e86e478','5b339fdfe4c19306','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"exchange D6 4"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',14,1794962380946,'46f6d4edf6a7','1895780271fa4985','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"discard F3","draw":"K2"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',15,1794962380974,'46f6d4edf6a7','885d42e8564fb6ea','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"black B5"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',16,1794962381002,'a9669e86e478','bd2ef896450a5433','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"discard D2","draw":"D4"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',17,1794962381040,'a9669e86e478','f9c5ee90f930bb54','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"black B2"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',18,1794962381067,'46f6d4edf6a7','ddaf4f196e79ae20','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"discard F5","draw":"K5"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',19,1794962381099,'46f6d4edf6a7','602fc960baf8653b','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"black K3"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',20,1794962381131,'a9669e86e478','4bd3a3b668865ca3','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"discard D5","draw":"C3","reshuffle":["C3","K1","D5","F6","F3","D2","F4","F5"]}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',21,1794962381166,'a9669e86e478','26d071064a295da6','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"exchange B3 5"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',22,1794962381198,'46f6d4edf6a7','5bd6ef0f701b0f80','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"discard B4","draw":"K1"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',23,1794962381238,'46f6d4edf6a7','5dbd69455af495bd','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange K1 1"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',24,1794962381246,'a9669e86e478','bd7caa47d670df90','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"discard F2","draw":"D5"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',25,1794962381278,'a9669e86e478','a640aae0d4937416','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"exchange D5 5"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',26,1794962381318,'46f6d4edf6a7','0a29d92e4c826853','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"discard K5","draw":"F6"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',27,1794962381353,'46f6d4edf6a7','302ed980b5e8ead7','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange F6 5"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',28,1794962381371,'a9669e86e478','08ead0cd036c4d0f','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"discard C3","draw":"F3"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',29,1794962381407,'a9669e86e478','6c244e75562112dd','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"black F3"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',30,1794962381447,'46f6d4edf6a7','b6f4ac4934c641ad','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"discard K2","draw":"D2"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',31,1794962381482,'46f6d4edf6a7','d605d2c80caf33af','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"black D2"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',32,1794962381518,'a9669e86e478','074a7e1301311350','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"discard D4","draw":"F4"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',33,1794962381547,'a9669e86e478','2eda80ab47a19050','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"exchange C4 2"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',34,1794962381578,'46f6d4edf6a7','1d9b848ecdfa364c','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"discard B1","draw":"F5"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',35,1794962381609,'46f6d4edf6a7','c2c984c5665fc707','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange F5 5"}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',36,1794962381631,'a9669e86e478','57f6854719d0fe4f','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"discard C2","draw":"C2","reshuffle":["C2","K5","D4","B4","F2","B1","K2","C3"]}}');
INSERT INTO "events" VALUES('1dfdb2ce1f822f9d',37,1794962381666,'a9669e86e478','8d282b1708bec381','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"black F4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',1,1794962381898,'46f6d4edf6a7','','{"kind":"opened","setup":{"game":"hats","players":4,"options":{"first":2},"public":true},"host":"46f6d4edf6a7","chairs":[{"player":"46f6d4edf6a7","name":"Ann"},{},{},{}],"code":"SHCZQ"}');
INSERT INTO "events" VALUES('0fac4f74868fc631',2,1794962381910,'a9669e86e478','2a7f527cda3f3445','{"kind":"sat","seat":1,"player":"a9669e86e478","name":"Bob"}');
INSERT INTO "events" VALUES('0fac4f74868fc631',3,1794962381923,'927e918d982d','b123edab79e44812','{"kind":"sat","seat":2,"player":"927e918d982d","name":"Cat"}');
INSERT INTO "events" VALUES('0fac4f74868fc631',4,1794962381931,'e642303eb44a','a272dbacf6c54651','{"kind":"sat","seat":3,"player":"e642303eb44a","name":"Dan"}');
INSERT INTO "events" VALUES('0fac4f74868fc631',5,1794962381939,'46f6d4edf6a7','388f82fdad68b58b','{"kind":"readied","seat":0,"ready":true}');
INSERT INTO "events" VALUES('0fac4f74868fc631',6,1794962381954,'a9669e86e478','287b0d02ed852557','{"kind":"readied","seat":1,"ready":true}');
INSERT INTO "events" VALUES('0fac4f74868fc631',7,1794962381958,'927e918d982d','473910943f0e6dfe','{"kind":"readied","seat":2,"ready":true}');
INSERT INTO "events" VALUES('0fac4f74868fc631',8,1794962381967,'e642303eb44a','','{"kind":"readied","seat":3,"ready":true}');
INSERT INTO "events" VALUES('0fac4f74868fc631',9,1794962381967,'e642303eb44a','a2e3904c39e18087','{"kind":"started","seed":2043811460311702482,"salt":"433356ac977614e152010aff7fe382f1","commitment":"b5c845d332558c4931f2ec643e6a0da76518af73eb4ca8314e9d57fcba718118","first":2,"deal":{"table":["T1","B4","C3","C1","T2","D5"],"hands":[["F2","T6","C2","K3","D4","S6","K1","K4","D1"],["T4","F3","S5","T5","F6","C6","B6","B3","B2"],["F1","B5","C4","D6","K2","D3","K5","F4","T3"],["C5","S1","S4","S3","D2","S2","K6","F5","B1"]],"deck":[]},"rules":1}');
INSERT INTO "events" VALUES('0fac4f74868fc631',10,1794962382036,'927e918d982d','2dd71c9d20e07349','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"offer B5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',11,1794962382071,'46f6d4edf6a7','fb51ca59dd879d1c','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"give K1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',12,1794962382112,'927e918d982d','75ef682b704dad48','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"black D3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',13,1794962382148,'e642303eb44a','4c6c81d22300235a','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"offer K6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',14,1794962382193,'a9669e86e478','18ba14bd865798de','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"give T4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',15,1794962382214,'e642303eb44a','96827ad676bc0298','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"exchange S2 4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',16,1794962382250,'46f6d4edf6a7','526ec1b713149f7c','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"offer K4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',17,1794962382298,'927e918d982d','e2363396507dc7a3','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"give K5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',18,1794962382342,'46f6d4edf6a7','ea2cba12cd5da2f5','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange S6 6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',19,1794962382386,'a9669e86e478','969f9b82e1bfe40a','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"offer S5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',20,1794962382403,'e642303eb44a','1adc691b914a2bd8','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"give D2"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',21,1794962382444,'a9669e86e478','2a1bcc09fed642f1','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"exchange C6 4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',22,1794962382463,'927e918d982d','f615ec6c94b9d02d','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"offer D6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',23,1794962382506,'46f6d4edf6a7','160f63a4a2fcc98a','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"give B5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',24,1794962382515,'927e918d982d','6f6c7dd9e65b632b','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"black K1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',25,1794962382541,'e642303eb44a','cb6ac8771c6d1860','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"offer T4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',26,1794962382594,'a9669e86e478','1e439b648ba77cbc','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"give D2"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',27,1794962382614,'e642303eb44a','b2da390b80a2d9bb','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"exchange F5 2"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',28,1794962382652,'46f6d4edf6a7','ef01b809e5265893','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"offer K5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',29,1794962382668,'927e918d982d','b835d678baa5517b','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"give T3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',30,1794962382726,'46f6d4edf6a7','b662ab4a345e1939','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange K3 1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',31,1794962382744,'a9669e86e478','969611cd56518748','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"offer F6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',32,1794962382774,'e642303eb44a','39ee96184a4b0cd4','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"give S1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',33,1794962382813,'a9669e86e478','ea90f513d79cc64a','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"exchange K6 2"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',34,1794962382834,'927e918d982d','a562be7d97b9dd6c','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"offer K5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',35,1794962382871,'46f6d4edf6a7','a6a593208a99b499','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"give D6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',36,1794962382910,'927e918d982d','196e3633a18029e9','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"exchange F4 3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',37,1794962382927,'e642303eb44a','5c7a470fecf16d44','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"offer D2"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',38,1794962382970,'a9669e86e478','7199070f5f757019','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"give S1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',39,1794962382994,'e642303eb44a','90c29f6cef74d75e','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"exchange S4 5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',40,1794962383034,'46f6d4edf6a7','8e3299da3df7ca07','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"offer F2"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',41,1794962383074,'927e918d982d','c2d14d2601e6b7e3','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"give K2"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',42,1794962383110,'46f6d4edf6a7','a8eaa27114f36f71','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange C2 4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',43,1794962383130,'a9669e86e478','33968d244c0e00d4','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"offer B6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',44,1794962383153,'e642303eb44a','3a19c3ee4b74f9fc','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"give S5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',45,1794962383198,'a9669e86e478','745bb86b430fc5ef','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"black B2"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',46,1794962383211,'927e918d982d','edb978ab1395018e','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"offer D6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',47,1794962383262,'46f6d4edf6a7','d7d99646e7dc8e13','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"give T3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',48,1794962383291,'927e918d982d','63bb83f54af306cd','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"black T3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',49,1794962383315,'e642303eb44a','d242ac63909feaaa','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"offer S3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',50,1794962383362,'a9669e86e478','00436d95e9ec2f7c','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"give F3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',51,1794962383374,'e642303eb44a','0975ae300ce02b1f','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"exchange F6 3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',52,1794962383414,'46f6d4edf6a7','20f11f4236445ff0','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"offer K5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',53,1794962383427,'927e918d982d','90560ad8853c0c30','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"give K4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',54,1794962383466,'46f6d4edf6a7','cc132aa050dad1e0','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"black K2"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',55,1794962383492,'a9669e86e478','b7328114e1ebcc86','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"offer T5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',56,1794962383514,'e642303eb44a','1a874b197d00b78a','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"give B6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',57,1794962383548,'a9669e86e478','d2d4486e4e81ed79','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"exchange T4 4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',58,1794962383576,'927e918d982d','f7e718751e22ddae','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"offer F1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',59,1794962383626,'46f6d4edf6a7','be9790ae8612de58','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"give D6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',60,1794962383669,'927e918d982d','a54e9c5fb4664bd1','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"black F2"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',61,1794962383690,'e642303eb44a','8a65e70748a78c12','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"offer B1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',62,1794962383727,'a9669e86e478','1b0bd6b156ce1589','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"give S3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',63,1794962383766,'e642303eb44a','6f0b4e23d104d699','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"exchange T5 5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',64,1794962383806,'46f6d4edf6a7','a27afd3daafbd804','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"offer D1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',65,1794962383830,'927e918d982d','c7f3ad6e4149a28c','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"give D6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',66,1794962383871,'46f6d4edf6a7','ff7b88a188fe53a3','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange T6 1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',67,1794962383890,'a9669e86e478','9f2608e69a8ff1d5','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"offer B1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',68,1794962383926,'e642303eb44a','07f6ad0eaa8a5266','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"give S3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',69,1794962383966,'a9669e86e478','eb6dcc4f70c47632','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"black D2"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',70,1794962383998,'927e918d982d','5c614b48b71f0d94','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"offer B5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',71,1794962384027,'46f6d4edf6a7','8dde4ad01bac3599','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"give F1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',72,1794962384062,'927e918d982d','64e4e378642d6636','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"black K5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',73,1794962384087,'e642303eb44a','656ed1839d1f7220','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"offer S1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',74,1794962384146,'a9669e86e478','0d16ae533c3641ef','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"give B3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',75,1794962384166,'e642303eb44a','dd15dddb28e3568b','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"black B1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',76,1794962384203,'46f6d4edf6a7','8792605bcbbc5836','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"offer B5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',77,1794962384246,'927e918d982d','b1c8f2ee5728167c','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"give D1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',78,1794962384286,'46f6d4edf6a7','1df614e0b38ef5f6','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange D6 5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',79,1794962384323,'a9669e86e478','16873b15aca4467a','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"offer S3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',80,1794962384351,'e642303eb44a','bd1d8ca0d5d5a19d','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"give F3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',81,1794962384400,'a9669e86e478','8fed089503c45547','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"exchange B6 4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',82,1794962384423,'927e918d982d','ba6b04fc5b39eed1','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"offer F1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',83,1794962384463,'46f6d4edf6a7','e836df8e5fc9943a','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"give D1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',84,1794962384498,'927e918d982d','2ccf4bd71515663d','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"black B5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',85,1794962384522,'e642303eb44a','c486898e76481fa9','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"offer C5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',86,1794962384566,'a9669e86e478','8960583453881408','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"give F3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',87,1794962384598,'e642303eb44a','95dd1b641e637bfe','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"black B3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',88,1794962384642,'46f6d4edf6a7','cd48220f0bfa049f','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"offer D4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',89,1794962384667,'927e918d982d','587d9ce94fda761e','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"give C4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',90,1794962384703,'46f6d4edf6a7','2c045a2b1d81c56c','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"black F1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',91,1794962384735,'a9669e86e478','dc28f808a50f9ee1','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"offer S1"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',92,1794962384754,'e642303eb44a','af24d3342646410d','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"give S3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',93,1794962384798,'a9669e86e478','ff01e556de2859b2','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"exchange S5 6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',94,1794962384808,'927e918d982d','70183d5597d671c2','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"offer D4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',95,1794962384863,'46f6d4edf6a7','fc2e10d1d8e09e70','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"give C4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',96,1794962384907,'927e918d982d','8837898f5afca123','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"exchange D1 5"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',97,1794962384942,'e642303eb44a','c38e5789051deaa4','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"offer F3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',98,1794962384982,'a9669e86e478','80359c058910dc3a','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"give S3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',99,1794962385011,'e642303eb44a','37afb461e14ebd1a','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"exchange S1 6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',100,1794962385058,'46f6d4edf6a7','5c9c0e2146a6d129','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"offer K4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',101,1794962385103,'927e918d982d','0588a87f1811ad52','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"give C4"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',102,1794962385142,'46f6d4edf6a7','82237c93dd9fc2d3','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange C4 6"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',103,1794962385178,'a9669e86e478','a953164d50c5dc8b','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"offer F3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',104,1794962385195,'e642303eb44a','9fee0539c9de4275','{"kind":"moved","seat":3,"entry":{"seat":3,"move":"give S3"}}');
INSERT INTO "events" VALUES('0fac4f74868fc631',105,1794962385234,'a9669e86e478','7765cc6c1e65b433','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"exchange S3 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',1,1794962385490,'46f6d4edf6a7','','{"kind":"opened","setup":{"game":"magic_hat","players":2,"options":{"copies":1},"public":true},"host":"46f6d4edf6a7","chairs":[{"player":"46f6d4edf6a7","name":"Ann"},{}],"code":"TMWCS"}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',2,1794962385493,'a9669e86e478','934365b7b323d9ed','{"kind":"sat","seat":1,"player":"a9669e86e478","name":"Bob"}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',3,1794962385494,'46f6d4edf6a7','f86d267a59d7cd4d','{"kind":"readied","seat":0,"ready":true}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',4,1794962385499,'a9669e86e478','','{"kind":"readied","seat":1,"ready":true}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',5,1794962385499,'a9669e86e478','7537eaa2353cbf70','{"kind":"started","seed":6858380539326313829,"salt":"508b480d1472260f49087463da989732","commitment":"5dc3c1c7b3c18ad83327309455c33c3af1c24c4e5ac126d3419e1e158c7a8712","first":1,"deal":{"row":["sailor","archer","noble","wizard","knight","troubadour","cook"],"hats":["astrologer","jester","magic","farmer","magic","maid","monk"],"character_pile":["maid","dragon","astrologer","fairy","princess","king","monk","miner","farmer","jester","queen","sultan","bishop"],"hat_pile":["sailor","cook","magic","miner","wizard","archer","dragon","magic","bishop","princess","troubadour","sultan","fairy","queen","king","knight","noble"]},"rules":1}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',6,1794962385527,'a9669e86e478','5261c1f67a923dfa','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 4"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',7,1794962385550,'46f6d4edf6a7','ce223db901cff5f9','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',8,1794962385575,'a9669e86e478','9006c5c19658bb15','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 7"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',9,1794962385599,'46f6d4edf6a7','5f26f26e3851fe1b','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',10,1794962385601,'a9669e86e478','de347f5d324181f2','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',11,1794962385634,'46f6d4edf6a7','91eeca54e32fd0a6','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',12,1794962385667,'a9669e86e478','3e6c69a992a3aa4b','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',13,1794962385691,'46f6d4edf6a7','0cb8484f72b228fe','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',14,1794962385714,'a9669e86e478','7b26c40ff6807f6b','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 7"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',15,1794962385747,'46f6d4edf6a7','cc1b55cf14f5079d','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',16,1794962385750,'a9669e86e478','56ebce5659e6c27b','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',17,1794962385773,'46f6d4edf6a7','41fcf9761ee97f8b','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 4"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',18,1794962385779,'a9669e86e478','3ca71838974d218e','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',19,1794962385801,'46f6d4edf6a7','8c00b2cbe67d93b1','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',20,1794962385804,'a9669e86e478','0908c1cb5ea41848','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',21,1794962385826,'46f6d4edf6a7','614aed53565ee88d','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 2"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',22,1794962385831,'a9669e86e478','b4f7fd27c4a25f14','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',23,1794962385853,'46f6d4edf6a7','22b105966bd3581f','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 4"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',24,1794962385863,'a9669e86e478','2d4b0c4ea6e6bb9a','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',25,1794962385895,'46f6d4edf6a7','18cbaaf60ddd37b8','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',26,1794962385930,'a9669e86e478','452215e1180800b5','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',27,1794962385963,'46f6d4edf6a7','17eb8873d79768a8','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',28,1794962385966,'a9669e86e478','05b984c9634c5c56','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',29,1794962385989,'46f6d4edf6a7','d15baf58dfca8366','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 1"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',30,1794962385995,'a9669e86e478','75fc041e09c0ce5c','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 7"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',31,1794962386022,'46f6d4edf6a7','de9898fc801c1ebf','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 4"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',32,1794962386025,'a9669e86e478','59ad122a794233a0','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',33,1794962386047,'46f6d4edf6a7','e72d4bb0c6f7a6f8','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',34,1794962386050,'a9669e86e478','df6eb556cef1f3a7','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',35,1794962386072,'46f6d4edf6a7','8196448867a24b8d','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 4"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',36,1794962386085,'a9669e86e478','acc3bf7effbe1a16','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',37,1794962386115,'46f6d4edf6a7','b0e6e395c2fb191d','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',38,1794962386143,'a9669e86e478','d9b5e065eefb1733','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',39,1794962386183,'46f6d4edf6a7','be7fafd524f30a85','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 2"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',40,1794962386186,'a9669e86e478','a83bd05221e3808b','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',41,1794962386223,'46f6d4edf6a7','dd384c6c9529127b','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',42,1794962386228,'a9669e86e478','f9f4b62c262a28a2','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',43,1794962386251,'46f6d4edf6a7','f70f4eca76963af0','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',44,1794962386253,'a9669e86e478','bdcd60ac57368036','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 4"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',45,1794962386276,'46f6d4edf6a7','daf7d1606045b80e','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',46,1794962386285,'a9669e86e478','23b0a6c06aafc1ce','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',47,1794962386319,'46f6d4edf6a7','703ab6738d0c3ef6','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',48,1794962386339,'a9669e86e478','dd8e4fd8289b9db2','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',49,1794962386366,'46f6d4edf6a7','42e74b2a597d4331','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',50,1794962386376,'a9669e86e478','958103e81673e76e','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',51,1794962386399,'46f6d4edf6a7','336576c8b909b503','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',52,1794962386401,'a9669e86e478','406c2f4f159b42e2','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 4"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',53,1794962386424,'46f6d4edf6a7','539a2e122817d629','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 1"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',54,1794962386427,'a9669e86e478','e2a621712e697ed4','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',55,1794962386455,'46f6d4edf6a7','a81d99d8b5492b34','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 1"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',56,1794962386478,'a9669e86e478','2151b3130693e5d6','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',57,1794962386501,'46f6d4edf6a7','5e13c896fc1d73fa','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 1"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',58,1794962386507,'a9669e86e478','03e2a37dac9c60e9','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',59,1794962386536,'46f6d4edf6a7','efeabaa291683002','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',60,1794962386559,'a9669e86e478','fd74c6c64078e2c2','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',61,1794962386596,'46f6d4edf6a7','c9106c13ee6ff6cf','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 4"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',62,1794962386629,'a9669e86e478','4e4806fb93de3eda','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',63,1794962386662,'46f6d4edf6a7','f85ab922b6d6fc3e','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',64,1794962386689,'a9669e86e478','376ae29d472627ec','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',65,1794962386723,'46f6d4edf6a7','7ab09acd1a8b468a','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',66,1794962386742,'a9669e86e478','3cc4b7e85f961a8e','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',67,1794962386774,'46f6d4edf6a7','5f63117d66eea522','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',68,1794962386810,'a9669e86e478','d60f4b535f9a64b4','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',69,1794962386900,'46f6d4edf6a7','6bd583f5b398777e','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',70,1794962386914,'a9669e86e478','756000499bb35d13','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 7"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',71,1794962386944,'46f6d4edf6a7','c6ca3e334c92bd11','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',72,1794962386959,'a9669e86e478','f6d6d16b6b2147c7','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 7"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',73,1794962386987,'46f6d4edf6a7','60e54ca068feb36f','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',74,1794962387021,'a9669e86e478','70e641e21ac0a045','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',75,1794962387049,'46f6d4edf6a7','d3ba639f33a5e0a1','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',76,1794962387055,'a9669e86e478','6bb842264cf91929','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 7"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',77,1794962387090,'46f6d4edf6a7','0eea8c4edf527b91','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 4"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',78,1794962387118,'a9669e86e478','5ef9a8edef88bf80','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',79,1794962387156,'46f6d4edf6a7','8653eb9a4279bf91','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 7"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',80,1794962387175,'a9669e86e478','a4f97d149c8acc62','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 7"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',81,1794962387210,'46f6d4edf6a7','bc2a35b2305db9f5','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 1"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',82,1794962387236,'a9669e86e478','e832ae22120d1e9a','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',83,1794962387267,'46f6d4edf6a7','0b0977715255bfc3','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',84,1794962387274,'a9669e86e478','f25cf61ce0ead866','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',85,1794962387300,'46f6d4edf6a7','f61069df5ec66c06','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 2"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',86,1794962387306,'a9669e86e478','e5c13243020c2a96','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',87,1794962387334,'46f6d4edf6a7','b0cc1c292292f4a8','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',88,1794962387363,'a9669e86e478','a3bca7d060cd6b96','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',89,1794962387395,'46f6d4edf6a7','a6300487985c11d3','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',90,1794962387424,'a9669e86e478','74637e6b1d135c79','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 7"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',91,1794962387456,'46f6d4edf6a7','cb88108e83969f84','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',92,1794962387484,'a9669e86e478','368d615bb85499c0','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',93,1794962387516,'46f6d4edf6a7','17672294c5ad70aa','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',94,1794962387520,'a9669e86e478','5cefe104411d192a','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',95,1794962387552,'46f6d4edf6a7','299e8eab649b67e6','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',96,1794962387590,'a9669e86e478','f4f370ed00bab66b','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 4"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',97,1794962387618,'46f6d4edf6a7','08dd6bd695c4509d','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',98,1794962387634,'a9669e86e478','566c5a551d05bf40','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',99,1794962387659,'46f6d4edf6a7','d624adb6fcab76c6','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 1"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',100,1794962387678,'a9669e86e478','60eb18d19c107c91','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',101,1794962387710,'46f6d4edf6a7','bb240476d3874287','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',102,1794962387744,'a9669e86e478','f1eb0d67fab8bea9','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',103,1794962387778,'46f6d4edf6a7','fd1f5b164616c801','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',104,1794962387814,'a9669e86e478','70fd35167591024c','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',105,1794962387845,'46f6d4edf6a7','3afcf25982c42f53','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 7"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',106,1794962388234,'a9669e86e478','a6771e0415ec07e8','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',107,1794962388383,'46f6d4edf6a7','c20cf5b88e921825','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 4"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',108,1794962388414,'a9669e86e478','20ae01d175e0a930','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 7"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',109,1794962388450,'46f6d4edf6a7','7a90872c6d6bd7eb','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 7"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',110,1794962388459,'a9669e86e478','a1619a489b0c4c18','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',111,1794962388495,'46f6d4edf6a7','a6a2d0cae6212275','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 1"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',112,1794962388519,'a9669e86e478','e8b908deba332ce6','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',113,1794962388546,'46f6d4edf6a7','23103ae0ccf3b520','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',114,1794962388577,'a9669e86e478','a4074ce8b258be4b','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',115,1794962388767,'46f6d4edf6a7','994a9f30fe0b4a5f','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 2"}}');
INSERT INTO "events" VALUES('22cef43a578cf4c9',116,1794962388795,'a9669e86e478','9f3cc2904011de26','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',1,1794962389026,'46f6d4edf6a7','','{"kind":"opened","setup":{"game":"magic_hat","players":3,"options":{"copies":1,"magic_hats":0},"public":true},"host":"46f6d4edf6a7","chairs":[{"player":"46f6d4edf6a7","name":"Ann"},{},{}],"code":"XZRSZ"}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',2,1794962389050,'a9669e86e478','56911387a270ddef','{"kind":"sat","seat":1,"player":"a9669e86e478","name":"Bob"}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',3,1794962389066,'927e918d982d','073da4f11d299c7e','{"kind":"sat","seat":2,"player":"927e918d982d","name":"Cat"}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',4,1794962389069,'46f6d4edf6a7','149966cd6eb3a146','{"kind":"readied","seat":0,"ready":true}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',5,1794962389074,'a9669e86e478','2a64d5df95feceaf','{"kind":"readied","seat":1,"ready":true}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',6,1794962389083,'927e918d982d','','{"kind":"readied","seat":2,"ready":true}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',7,1794962389083,'927e918d982d','d7b54621263bde8c','{"kind":"started","seed":197741412535243299,"salt":"3cf30943ffb786eb89b9a6d2807850c8","commitment":"afb3686422664e0babc434ba58583533f0f0eb06051de2392f438adac4b1e3f4","first":0,"deal":{"row":["archer","miner","monk","king","noble","wizard","astrologer"],"hats":["astrologer","monk","noble","troubadour","jester","princess","sailor"],"character_pile":["maid","troubadour","princess","farmer","dragon","bishop","fairy","cook","sultan","queen","knight","sailor","jester"],"hat_pile":["knight","miner","queen","cook","dragon","fairy","maid","sultan","archer","king","wizard","bishop","farmer"]},"rules":1}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',8,1794962389165,'46f6d4edf6a7','2709209fe1843967','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',9,1794962389202,'a9669e86e478','a28e45b731462bc0','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',10,1794962389351,'927e918d982d','11cc938df2eb8b1c','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 2"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',11,1794962389380,'46f6d4edf6a7','8b5528de33e4e1d1','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',12,1794962389416,'a9669e86e478','bc859b58b6cbc03d','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',13,1794962389450,'927e918d982d','6c982554188c29b7','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',14,1794962389479,'46f6d4edf6a7','ea0b8eb520c0c7f7','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',15,1794962389508,'a9669e86e478','20de1222d06cde75','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',16,1794962389655,'927e918d982d','43825cdc12f61521','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',17,1794962389774,'46f6d4edf6a7','b0073407a09755c8','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',18,1794962389809,'a9669e86e478','9b902e3c25c093c2','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',19,1794962389850,'927e918d982d','922332ad669c6cfe','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',20,1794962389892,'46f6d4edf6a7','2af52db90a23c813','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',21,1794962389938,'a9669e86e478','c167269126f52d37','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',22,1794962389958,'927e918d982d','150989398ebe17ee','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',23,1794962389995,'46f6d4edf6a7','1e0fae96fbff7919','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',24,1794962390037,'a9669e86e478','5c4e9dcd1a1f221c','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',25,1794962390045,'927e918d982d','33613bb0ecbe316e','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',26,1794962390083,'46f6d4edf6a7','952309a1c04ff315','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',27,1794962390115,'a9669e86e478','a036e3966274e914','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',28,1794962390132,'927e918d982d','3681e7da4b3f4516','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',29,1794962390166,'46f6d4edf6a7','ee7fb35e2742cb86','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',30,1794962390182,'a9669e86e478','62be81bc72e43c1c','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',31,1794962390214,'927e918d982d','e83c4e4e403c78f9','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',32,1794962390260,'46f6d4edf6a7','02d2a2a0829a9368','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',33,1794962390293,'a9669e86e478','846631700d9df5cb','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',34,1794962390326,'927e918d982d','753e2dc231a8b012','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',35,1794962390359,'46f6d4edf6a7','771c96cbbe071ff2','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',36,1794962390395,'a9669e86e478','d79ddad04ac2d098','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',37,1794962390430,'927e918d982d','5ec36c78af91e39c','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',38,1794962390463,'46f6d4edf6a7','7cbc4770a5172a06','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',39,1794962390496,'a9669e86e478','03a5021cae2463f8','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',40,1794962390524,'927e918d982d','a90679f360e3f35c','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',41,1794962390553,'46f6d4edf6a7','b4480d2cd0fc6c1b','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',42,1794962390596,'a9669e86e478','8e23874515f5d86a','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',43,1794962390630,'927e918d982d','3d1c24c6e992a1ce','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',44,1794962390666,'46f6d4edf6a7','acbb16f57d3cc11b','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',45,1794962390690,'a9669e86e478','73baaaa7f21a72be','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',46,1794962390702,'927e918d982d','6d6d732bd5f6ffc5','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',47,1794962390738,'46f6d4edf6a7','08a1139928fc1c99','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',48,1794962390778,'a9669e86e478','9721305055fecf61','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',49,1794962390786,'927e918d982d','9e7f200706d0dc94','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',50,1794962390818,'46f6d4edf6a7','f5ae6e384b540429','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 2"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',51,1794962390852,'a9669e86e478','18909d9342a6f69c','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',52,1794962390884,'927e918d982d','90a243fd83d84dd8','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',53,1794962390916,'46f6d4edf6a7','2fb380ddef06ece2','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',54,1794962390955,'a9669e86e478','62ff4425cc356e4e','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',55,1794962390963,'927e918d982d','2fcd9a49fe220af8','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',56,1794962391000,'46f6d4edf6a7','52ef2be44ebeb4a7','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',57,1794962391032,'a9669e86e478','455143fc940388c8','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',58,1794962391065,'927e918d982d','dca7b6ad99f54f61','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',59,1794962391110,'46f6d4edf6a7','8570a63310e998fa','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',60,1794962391115,'a9669e86e478','74d9fc153bed33f5','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',61,1794962391150,'927e918d982d','22610acdd41544fb','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',62,1794962391187,'46f6d4edf6a7','08de4110b66ee43f','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',63,1794962391189,'a9669e86e478','4d56b6687b9445fc','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',64,1794962391219,'927e918d982d','e9366a5758569275','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',65,1794962391255,'46f6d4edf6a7','e1324c44cdb717c2','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',66,1794962391263,'a9669e86e478','c872f8f379776f27','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',67,1794962391287,'927e918d982d','071364837668eeda','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 6"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',68,1794962391315,'46f6d4edf6a7','5a77b65653966283','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',69,1794962391319,'a9669e86e478','0106743897f543ce','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',70,1794962391348,'927e918d982d','c965fceff8b3f496','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',71,1794962391371,'46f6d4edf6a7','ed9bef9c82ce1f00','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',72,1794962391380,'a9669e86e478','e318037a0124a532','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 2"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',73,1794962391403,'927e918d982d','03200db623a9ee99','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',74,1794962391427,'46f6d4edf6a7','baa0495ac69f0d61','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',75,1794962391439,'a9669e86e478','5572ee0e768ebd0d','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',76,1794962391468,'927e918d982d','a92ce36a2564ecd0','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',77,1794962391495,'46f6d4edf6a7','983e9e4bf155c513','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',78,1794962391504,'a9669e86e478','bc542a7b8887c06b','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',79,1794962391535,'927e918d982d','aefd9f109fe6b15a','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',80,1794962391560,'46f6d4edf6a7','1b791f0da9b5a199','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 2"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',81,1794962391563,'a9669e86e478','d399232441a8f530','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',82,1794962391586,'927e918d982d','877818f49c6261ba','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',83,1794962391611,'46f6d4edf6a7','74ef95b417a64274','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 7"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',84,1794962391615,'a9669e86e478','42f12f041560862b','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 6"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',85,1794962391637,'927e918d982d','163eca09615fd582','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',86,1794962391673,'46f6d4edf6a7','eefe9302a904d235','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 2"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',87,1794962391676,'a9669e86e478','5bec8e0b2a58f785','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',88,1794962391703,'927e918d982d','4a63b9508681dba8','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',89,1794962391733,'46f6d4edf6a7','e52ffc31cade973c','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',90,1794962391747,'a9669e86e478','40eb0e68f1dd9cbc','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',91,1794962391773,'927e918d982d','7f5363bff992f761','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',92,1794962391803,'46f6d4edf6a7','0a0024a3ba01d689','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',93,1794962391815,'a9669e86e478','9fe455476631b74f','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',94,1794962391855,'927e918d982d','31dc91ac2a8db9e8','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 2"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',95,1794962391884,'46f6d4edf6a7','357503ca2b12b962','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',96,1794962391891,'a9669e86e478','c7ff38417a9fab4b','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',97,1794962391919,'927e918d982d','4fcab1e8ba65da60','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 2"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',98,1794962391943,'46f6d4edf6a7','f2bda289b88cadda','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',99,1794962391947,'a9669e86e478','16359f17614809e8','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',100,1794962391955,'927e918d982d','578ac9b4d9f476a0','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',101,1794962391979,'46f6d4edf6a7','ec0699054a0b65c0','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',102,1794962391983,'a9669e86e478','c2ab6d755c22cc33','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 4"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',103,1794962392015,'927e918d982d','816267ac29edf2bf','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',104,1794962392039,'46f6d4edf6a7','451e7f3079567ff2','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',105,1794962392047,'a9669e86e478','4baee8e8caf795e7','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 1"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',106,1794962392073,'927e918d982d','a9051eaa8b490f5f','{"kind":"moved","seat":2,"entry":{"seat":2,"move":"open 3"}}');
INSERT INTO "events" VALUES('a9f9b0335427fcd7',107,1794962392103,'46f6d4edf6a7','6bf8e06fb56d4b40','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 2"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',1,1794962392334,'46f6d4edf6a7','','{"kind":"opened","setup":{"game":"top_hats","players":2,"options":{"stall_limit":5,"narrowings":0},"public":true},"host":"46f6d4edf6a7","chairs":[{"player":"46f6d4edf6a7","name":"Ann"},{}],"code":"VJXYF"}');
INSERT INTO "events" VALUES('021fcd25a89dc424',2,1794962392345,'a9669e86e478','ca3944a105d4927f','{"kind":"sat","seat":1,"player":"a9669e86e478","name":"Bob"}');
INSERT INTO "events" VALUES('021fcd25a89dc424',3,1794962392346,'46f6d4edf6a7','ed8b21e9a62209b0','{"kind":"readied","seat":0,"ready":true}');
INSERT INTO "events" VALUES('021fcd25a89dc424',4,1794962392348,'a9669e86e478','','{"kind":"readied","seat":1,"ready":true}');
INSERT INTO "events" VALUES('021fcd25a89dc424',5,1794962392348,'a9669e86e478','ebac0638c1bd57f1','{"kind":"started","seed":492531279013316811,"salt":"d2c083cfae18a9b96412eb05e4e376f5","commitment":"92bc71a630dd8b7b82dd686630f10516404786c0c3e4723b83c450dd34dc171f","first":0,"deal":{},"rules":1}');
INSERT INTO "events" VALUES('021fcd25a89dc424',6,1794962392502,'46f6d4edf6a7','91d5c2fda1a6c9f7','{"kind":"chose","seat":0,"move":"build yellow red","last":false}');
INSERT INTO "events" VALUES('021fcd25a89dc424',7,1794962392538,'a9669e86e478','300c2a71c81bae6a','{"kind":"chose","seat":1,"move":"build yellow yellow","last":false}');
INSERT INTO "events" VALUES('021fcd25a89dc424',8,1794962392600,'46f6d4edf6a7','420577732d4408e8','{"kind":"chose","seat":0,"move":"build red red","last":false}');
INSERT INTO "events" VALUES('021fcd25a89dc424',9,1794962392633,'a9669e86e478','00fa118dfe892657','{"kind":"chose","seat":1,"move":"build yellow red","last":false}');
INSERT INTO "events" VALUES('021fcd25a89dc424',10,1794962392706,'46f6d4edf6a7','745795dbd9f0e0e8','{"kind":"chose","seat":0,"move":"build red yellow","last":false}');
INSERT INTO "events" VALUES('021fcd25a89dc424',11,1794962392778,'a9669e86e478','fa6525042ef07227','{"kind":"chose","seat":1,"move":"build red red","last":false}');
INSERT INTO "events" VALUES('021fcd25a89dc424',12,1794962392856,'46f6d4edf6a7','20aa7655d5144bd4','{"kind":"chose","seat":0,"move":"build yellow yellow","last":false}');
INSERT INTO "events" VALUES('021fcd25a89dc424',13,1794962392935,'a9669e86e478','105ea6cc86fc9e76','{"kind":"chose","seat":1,"move":"build yellow red","last":false}');
INSERT INTO "events" VALUES('021fcd25a89dc424',14,1794962393023,'46f6d4edf6a7','09793f71702efb87','{"kind":"chose","seat":0,"move":"build yellow yellow","last":true}');
INSERT INTO "events" VALUES('021fcd25a89dc424',15,1794962393098,'a9669e86e478','5d6272737bf77ec8','{"kind":"chose","seat":1,"move":"build red red","last":true}');
INSERT INTO "events" VALUES('021fcd25a89dc424',16,1794962393190,'46f6d4edf6a7','94f8a4feeb943846','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"place 3 B3"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',17,1794962393206,'a9669e86e478','404d8bd7bfd4f35e','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"place 3 E2"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',18,1794962393240,'46f6d4edf6a7','cee9d3aa3b64a109','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"place 5 G4"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',19,1794962393265,'a9669e86e478','06ea24712a92a413','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"place 1 F4"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',20,1794962393294,'46f6d4edf6a7','3c4dc91fdcfce2e8','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"place 1 B2"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',21,1794962393306,'a9669e86e478','3c27a552a6719ea4','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"place 5 E7"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',22,1794962393354,'46f6d4edf6a7','a6dde4f1cd432915','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"place 4 G5"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',23,1794962393362,'a9669e86e478','6d2244cd2b43ec25','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"place 4 F3"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',24,1794962393410,'46f6d4edf6a7','148024715ead9707','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"place 2 E8"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',25,1794962393434,'a9669e86e478','f71c6e9c18c196da','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"place 2 B5"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',26,1794962393470,'46f6d4edf6a7','cf8d3053d1cba3b2','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"move G4 E4 E6"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',27,1794962393499,'a9669e86e478','87dbdbe8e7e4508e','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"move E7 E9"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',28,1794962393546,'46f6d4edf6a7','4ba914a3edf2e05e','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"move E6 E4 G4 G6"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',29,1794962393563,'a9669e86e478','e62beeaa9def63f5','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"move E9 E7"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',30,1794962393611,'46f6d4edf6a7','50a6157d0a5a9142','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"move B2 B4 B6"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',31,1794962393647,'a9669e86e478','b187e80338d60b43','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"move F4 H6 F6 D4"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',32,1794962393684,'46f6d4edf6a7','d1e946e4633228b6','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"move B6 B4"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',33,1794962393710,'a9669e86e478','37c40cf47412cb66','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"move E7 E9"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',34,1794962393739,'46f6d4edf6a7','c82e57b727584416','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"move B3 B2"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',35,1794962393759,'a9669e86e478','60aa50377c0882b7','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"move E9 E8"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',36,1794962393783,'46f6d4edf6a7','dda0546727b4a044','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"move B2 B3"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',37,1794962393803,'a9669e86e478','cea136b99624fdb2','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"move D4 D3"}}');
INSERT INTO "events" VALUES('021fcd25a89dc424',38,1794962393840,'46f6d4edf6a7','207bc0e2e6c71a5a','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"move B3 B2"}}');
INSERT INTO "events" VALUES('89265efd5dc88660',1,1794962394058,'46f6d4edf6a7','','{"kind":"opened","setup":{"game":"hats","players":2,"public":true},"host":"46f6d4edf6a7","chairs":[{"player":"46f6d4edf6a7","name":"Ann"},{}],"code":"HQMTP"}');
INSERT INTO "events" VALUES('89265efd5dc88660',2,1794962394084,'a9669e86e478','26b5dad7aa2bda3b','{"kind":"sat","seat":1,"player":"a9669e86e478","name":"Bob"}');
INSERT INTO "events" VALUES('89265efd5dc88660',3,1794962394087,'46f6d4edf6a7','7930b806c3c15475','{"kind":"readied","seat":0,"ready":true}');
INSERT INTO "events" VALUES('89265efd5dc88660',4,1794962394089,'a9669e86e478','','{"kind":"readied","seat":1,"ready":true}');
INSERT INTO "events" VALUES('89265efd5dc88660',5,1794962394089,'a9669e86e478','0fece3ae1d41612b','{"kind":"started","seed":10132002425550113936,"salt":"1a42033222bb12f4aec70189ce0b0699","commitment":"388eaaed17b6e15abf409b23f07a99911b91b04c197bbcc21b27fd4d89fdde3c","first":1,"deal":{"removed":["C","K"],"table":["B3","B4","S6","D6","T5"],"hands":[["T6","S5","B1","B6","T4","B2","T2","T3","F1"],["T1","D2","S3","S2","B5","S4","S1","F3","F2"]],"deck":["D5","F4","F5","D1","F6","D4","D3"]},"rules":1}');
INSERT INTO "events" VALUES('89265efd5dc88660',6,1794962394178,'a9669e86e478','cb346e4e89cb3392','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"discard D2","draw":"D5"}}');
INSERT INTO "events" VALUES('89265efd5dc88660',7,1794962394218,'a9669e86e478','8405a0536535374f','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"exchange S2 3"}}');
INSERT INTO "events" VALUES('89265efd5dc88660',8,1794962394274,'46f6d4edf6a7','35e6175077918610','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"discard B1","draw":"F4"}}');
INSERT INTO "events" VALUES('89265efd5dc88660',9,1794962394311,'46f6d4edf6a7','af838d5bc4174cac','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange T6 2"}}');
INSERT INTO "events" VALUES('89265efd5dc88660',10,1794962394338,'a9669e86e478','4cf8512f4630a3ff','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"discard D5","draw":"F5"}}');
INSERT INTO "events" VALUES('89265efd5dc88660',11,1794962394370,'a9669e86e478','adfa554041e4e72c','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"exchange S4 3"}}');
INSERT INTO "events" VALUES('89265efd5dc88660',12,1794962394414,'46f6d4edf6a7','6715eff4e833c12a','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"discard T4","draw":"D1"}}');
INSERT INTO "events" VALUES('89265efd5dc88660',13,1794962394454,'46f6d4edf6a7','3371ced0e32aa5fe','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange B6 3"}}');
INSERT INTO "events" VALUES('89265efd5dc88660',14,1794962394470,'a9669e86e478','7afdc81d283c2c4d','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"discard F2","draw":"F6"}}');
INSERT INTO "events" VALUES('89265efd5dc88660',15,1794962394515,'a9669e86e478','413bc9ab358657c6','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"black S3"}}');
INSERT INTO "events" VALUES('89265efd5dc88660',16,1794962394562,'46f6d4edf6a7','4e5f3b3fa71b296b','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"discard B2","draw":"D4"}}');
INSERT INTO "events" VALUES('89265efd5dc88660',17,1794962394599,'46f6d4edf6a7','da4852e176d80031','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"exchange S5 1"}}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',1,1794962394824,'46f6d4edf6a7','','{"kind":"opened","setup":{"game":"magic_hat","players":2,"options":{"copies":1,"magic_hats":0},"public":true},"host":"46f6d4edf6a7","chairs":[{"player":"46f6d4edf6a7","name":"Ann"},{}],"code":"RDBRW"}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',2,1794962394835,'a9669e86e478','cb8083e6111d29e5','{"kind":"sat","seat":1,"player":"a9669e86e478","name":"Bob"}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',3,1794962394842,'46f6d4edf6a7','8be1b1258adf7b80','{"kind":"readied","seat":0,"ready":true}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',4,1794962394854,'a9669e86e478','','{"kind":"readied","seat":1,"ready":true}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',5,1794962394854,'a9669e86e478','5aa416ba3f0050de','{"kind":"started","seed":2253827962127897756,"salt":"14848703bb8038c8f8da86454d824a78","commitment":"b63bfecb3e688d4ed7ec7ba3334ff9ede3457faf451a940bc7e63583047015d3","first":1,"deal":{"row":["sailor","queen","cook","wizard","archer","knight","monk"],"hats":["sultan","miner","wizard","monk","jester","princess","sailor"],"character_pile":["maid","miner","sultan","princess","troubadour","jester","dragon","farmer","bishop","king","fairy","noble","astrologer"],"hat_pile":["astrologer","queen","fairy","archer","knight","farmer","maid","noble","dragon","bishop","troubadour","king","cook"]},"rules":1}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',6,1794962394910,'a9669e86e478','3014e31d845a67e9','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 4"}}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',7,1794962394946,'46f6d4edf6a7','ed51e3c2402f9a11','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 6"}}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',8,1794962394982,'a9669e86e478','3a1f4b97992b23a6','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 4"}}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',9,1794962395015,'46f6d4edf6a7','e7b5c8aa778e716e','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 5"}}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',10,1794962395062,'a9669e86e478','43b0202098f94f01','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',11,1794962395095,'46f6d4edf6a7','916e493acc46c256','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 3"}}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',12,1794962395134,'a9669e86e478','f30762358cc24dce','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',13,1794962395170,'46f6d4edf6a7','da2b7b274ef225b6','{"kind":"moved","seat":0,"entry":{"seat":0,"move":"open 2"}}');
INSERT INTO "events" VALUES('7f3fc7745d4d63cc',14,1794962395202,'a9669e86e478','d5d89a9d81d05aac','{"kind":"moved","seat":1,"entry":{"seat":1,"move":"open 3"}}');
INSERT INTO "events" VALUES('47bc833764b84a9c',1,1794962395418,'46f6d4edf6a7','','{"kind":"opened","setup":{"game":"hats","players":3,"public":true},"host":"46f6d4edf6a7","chairs":[{"player":"46f6d4edf6a7","name":"Ann"},{},{}],"code":"NCPSM"}');
INSERT INTO "events" VALUES('47bc833764b84a9c',2,1794962395438,'a9669e86e478','59a4680072b17386','{"kind":"sat","seat":1,"player":"a9669e86e478","name":"Bob"}');
INSERT INTO "events" VALUES('47bc833764b84a9c',3,1794962395458,'927e918d982d','876f852ab6162f4e','{"kind":"sat","seat":2,"player":"927e918d982d","name":"Cat"}');
INSERT INTO "events" VALUES('47bc833764b84a9c',4,1794962395471,'a9669e86e478','09b579bf026fd734','{"kind":"readied","seat":1,"ready":true}');
INSERT INTO "events" VALUES('47bc833764b84a9c',5,1794962395491,'927e918d982d','5551601b9fdf970e','{"kind":"readied","seat":2,"ready":true}');
CREATE TABLE mutes (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    muted TEXT NOT NULL,
    PRIMARY KEY (player, muted)
);
CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    bot BIGINT NOT NULL,
    created BIGINT NOT NULL,
    recovery TEXT NOT NULL UNIQUE, 
    muted_until BIGINT NOT NULL DEFAULT 0,
    banned BIGINT NOT NULL DEFAULT 0
);
INSERT INTO "players" VALUES('46f6d4edf6a7','Ann',0,1794962357130,'b26be5f22897439d224dd8245c875391c419712282e6b87ef74575fdc291c2e4',0,0);
INSERT INTO "players" VALUES('a9669e86e478','Bob',0,1794962357188,'666cc1dc1cb66a7e5692b1a552a64ca9becafe685af0f2a24e2dc7b3184ad444',0,0);
INSERT INTO "players" VALUES('927e918d982d','Cat',0,1794962357215,'d32a01608807150aadcd1326612c8343e951b4f5cd7568f19abd694eacc67ee2',0,0);
INSERT INTO "players" VALUES('e642303eb44a','Dan',0,1794962357244,'b871898f6e77224409b057d425ca1caed3e6a6fef4e5bc7aac337ec6435faa4c',0,0);
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    beat BIGINT NOT NULL
);
INSERT INTO "processes" VALUES('239c0ee6ba23',1794962395458);
CREATE TABLE rated (
    table_id TEXT PRIMARY KEY
);
CREATE TABLE ratings (
    player TEXT NOT NULL, 
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (player, game, players)
);
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL
);
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('1dfdb2ce1f822f9d',0,'46f6d4edf6a7');
INSERT INTO "seats" VALUES('1dfdb2ce1f822f9d',1,'a9669e86e478');
INSERT INTO "seats" VALUES('0fac4f74868fc631',0,'46f6d4edf6a7');
INSERT INTO "seats" VALUES('0fac4f74868fc631',1,'a9669e86e478');
INSERT INTO "seats" VALUES('0fac4f74868fc631',2,'927e918d982d');
INSERT INTO "seats" VALUES('0fac4f74868fc631',3,'e642303eb44a');
INSERT INTO "seats" VALUES('22cef43a578cf4c9',0,'46f6d4edf6a7');
INSERT INTO "seats" VALUES('22cef43a578cf4c9',1,'a9669e86e478');
INSERT INTO "seats" VALUES('a9f9b0335427fcd7',0,'46f6d4edf6a7');
INSERT INTO "seats" VALUES('a9f9b0335427fcd7',1,'a9669e86e478');
INSERT INTO "seats" VALUES('a9f9b0335427fcd7',2,'927e918d982d');
INSERT INTO "seats" VALUES('021fcd25a89dc424',0,'46f6d4edf6a7');
INSERT INTO "seats" VALUES('021fcd25a89dc424',1,'a9669e86e478');
INSERT INTO "seats" VALUES('89265efd5dc88660',0,'46f6d4edf6a7');
INSERT INTO "seats" VALUES('89265efd5dc88660',1,'a9669e86e478');
INSERT INTO "seats" VALUES('7f3fc7745d4d63cc',0,'46f6d4edf6a7');
INSERT INTO "seats" VALUES('7f3fc7745d4d63cc',1,'a9669e86e478');
INSERT INTO "seats" VALUES('47bc833764b84a9c',0,'46f6d4edf6a7');
INSERT INTO "seats" VALUES('47bc833764b84a9c',1,'a9669e86e478');
INSERT INTO "seats" VALUES('47bc833764b84a9c',2,'927e918d982d');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL, 
    quick BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    wake BIGINT, 
    clocked BIGINT NOT NULL, 
    acting TEXT NOT NULL, 
    info TEXT NOT NULL 
, code TEXT);
INSERT INTO "tables" VALUES('1dfdb2ce1f822f9d','hats',2,'over',0,0,1794962380502,1794962381666,NULL,0,' ','{"id":"1dfdb2ce1f822f9d","setup":{"game":"hats","players":2,"public":true},"options":{"edition":"standard","black_hat_is_a_type":true,"tiebreak_black_hats":true,"removed":"random"},"host":"46f6d4edf6a7","status":"over","seats":[{"player":"46f6d4edf6a7","name":"Ann","ready":true},{"player":"a9669e86e478","name":"Bob","ready":true}],"created":1794962380502,"commitment":"1db86519969e9029c3e3771db414fd9cb34a07198147b95effdada67d1bb3e9d","opening":{"seed":"15802999482461137344","salt":"63ad5eeb9b5b73222339c994a4285ad9"}}',NULL);
INSERT INTO "tables" VALUES('0fac4f74868fc631','hats',4,'over',0,0,1794962381898,1794962385234,NULL,0,' ','{"id":"0fac4f74868fc631","setup":{"game":"hats","players":4,"options":{"first":2},"public":true},"options":{"edition":"standard","black_hat_is_a_type":true,"tiebreak_black_hats":true,"removed":"random"},"host":"46f6d4edf6a7","status":"over","seats":[{"player":"46f6d4edf6a7","name":"Ann","ready":true},{"player":"a9669e86e478","name":"Bob","ready":true},{"player":"927e918d982d","name":"Cat","ready":true},{"player":"e642303eb44a","name":"Dan","ready":true}],"created":1794962381898,"commitment":"b5c845d332558c4931f2ec643e6a0da76518af73eb4ca8314e9d57fcba718118","opening":{"seed":"2043811460311702482","salt":"433356ac977614e152010aff7fe382f1"}}',NULL);
INSERT INTO "tables" VALUES('22cef43a578cf4c9','magic_hat',2,'over',0,0,1794962385490,1794962388795,NULL,0,' ','{"id":"22cef43a578cf4c9","setup":{"game":"magic_hat","players":2,"options":{"copies":1},"public":true},"options":{"edition":"ru","no_swap_back":true,"copies":1,"magic_hats":4,"dead_table":"redeal","stall_limit":100,"memory_aid":false},"host":"46f6d4edf6a7","status":"over","seats":[{"player":"46f6d4edf6a7","name":"Ann","ready":true},{"player":"a9669e86e478","name":"Bob","ready":true}],"created":1794962385490,"commitment":"5dc3c1c7b3c18ad83327309455c33c3af1c24c4e5ac126d3419e1e158c7a8712","opening":{"seed":"6858380539326313829","salt":"508b480d1472260f49087463da989732"}}',NULL);
INSERT INTO "tables" VALUES('a9f9b0335427fcd7','magic_hat',3,'over',0,0,1794962389026,1794962392103,NULL,0,' ','{"id":"a9f9b0335427fcd7","setup":{"game":"magic_hat","players":3,"options":{"copies":1,"magic_hats":0},"public":true},"options":{"edition":"ru","no_swap_back":true,"copies":1,"magic_hats":0,"dead_table":"redeal","stall_limit":100,"memory_aid":false},"host":"46f6d4edf6a7","status":"over","seats":[{"player":"46f6d4edf6a7","name":"Ann","ready":true},{"player":"a9669e86e478","name":"Bob","ready":true},{"player":"927e918d982d","name":"Cat","ready":true}],"created":1794962389026,"commitment":"afb3686422664e0babc434ba58583533f0f0eb06051de2392f438adac4b1e3f4","opening":{"seed":"197741412535243299","salt":"3cf30943ffb786eb89b9a6d2807850c8"}}',NULL);
INSERT INTO "tables" VALUES('021fcd25a89dc424','top_hats',2,'over',0,0,1794962392334,1794962393840,NULL,0,' ','{"id":"021fcd25a89dc424","setup":{"game":"top_hats","players":2,"options":{"stall_limit":5,"narrowings":0},"public":true},"options":{"narrowings":0,"stall_limit":5},"host":"46f6d4edf6a7","status":"over","seats":[{"player":"46f6d4edf6a7","name":"Ann","ready":true},{"player":"a9669e86e478","name":"Bob","ready":true}],"created":1794962392334,"commitment":"92bc71a630dd8b7b82dd686630f10516404786c0c3e4723b83c450dd34dc171f","opening":{"seed":"492531279013316811","salt":"d2c083cfae18a9b96412eb05e4e376f5"}}',NULL);
INSERT INTO "tables" VALUES('89265efd5dc88660','hats',2,'playing',0,0,1794962394058,1794962394599,NULL,0,' 1 ','{"id":"89265efd5dc88660","setup":{"game":"hats","players":2,"public":true},"options":{"edition":"standard","black_hat_is_a_type":true,"tiebreak_black_hats":true,"removed":"random"},"host":"46f6d4edf6a7","status":"playing","seats":[{"player":"46f6d4edf6a7","name":"Ann","ready":true},{"player":"a9669e86e478","name":"Bob","ready":true}],"created":1794962394058,"commitment":"388eaaed17b6e15abf409b23f07a99911b91b04c197bbcc21b27fd4d89fdde3c"}',NULL);
INSERT INTO "tables" VALUES('7f3fc7745d4d63cc','magic_hat',2,'playing',0,0,1794962394824,1794962395202,NULL,0,' 0 ','{"id":"7f3fc7745d4d63cc","setup":{"game":"magic_hat","players":2,"options":{"copies":1,"magic_hats":0},"public":true},"options":{"edition":"ru","no_swap_back":true,"copies":1,"magic_hats":0,"dead_table":"redeal","stall_limit":100,"memory_aid":false},"host":"46f6d4edf6a7","status":"playing","seats":[{"player":"46f6d4edf6a7","name":"Ann","ready":true},{"player":"a9669e86e478","name":"Bob","ready":true}],"created":1794962394824,"commitment":"b63bfecb3e688d4ed7ec7ba3334ff9ede3457faf451a940bc7e63583047015d3"}',NULL);
INSERT INTO "tables" VALUES('47bc833764b84a9c','hats',3,'open',0,0,1794962395418,1794962395491,NULL,0,' ','{"id":"47bc833764b84a9c","setup":{"game":"hats","players":3,"public":true},"options":{"edition":"standard","black_hat_is_a_type":true,"tiebreak_black_hats":true,"removed":"random"},"host":"46f6d4edf6a7","status":"open","seats":[{"player":"46f6d4edf6a7","name":"Ann"},{"player":"a9669e86e478","name":"Bob","ready":true},{"player":"927e918d982d","name":"Cat","ready":true}],"created":1794962395418,"code":"NCPSM"}','NCPSM');
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created BIGINT NOT NULL
);
INSERT INTO "tokens" VALUES('1eefb4c3b16accadc792b7998eee9ab6712ca890df15965419f756b9da2c7b42','46f6d4edf6a7',1794962357130);
INSERT INTO "tokens" VALUES('28a100875108980559e6e8a6ba0a13c3c8c3617bb3aac1c03738303d2ba3ba0d','a9669e86e478',1794962357188);
INSERT INTO "tokens" VALUES('09b933bc0b8b42cedee776b78320eca08fc5562c45f62394a507c0c45e214979','927e918d982d',1794962357215);
INSERT INTO "tokens" VALUES('e3d6a4991d96880b7c3d19085b815b5da0d99b7c9873da40c8d78c81aad2dbf4','e642303eb44a',1794962357244);
CREATE INDEX players_muted ON players (muted_until);
CREATE INDEX players_banned ON players (banned);
CREATE INDEX tokens_by_player ON tokens (player);
CREATE INDEX tables_listed ON tables (listed, created);
CREATE INDEX tables_wake ON tables (wake);
CREATE INDEX seats_by_player ON seats (player);
CREATE UNIQUE INDEX tables_by_code ON tables (code);
COMMIT;
