// Written by `npm run generate` from management/apply/organisation.schema.json. Change the schema, not this file.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const isOrganisationFile = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:inference-gateway:organisation.schema.json","type":"object","additionalProperties":false,"required":["organisations"],"properties":{"organisations":{"type":"object","additionalProperties":{"$ref":"#/$defs/organisation"}}},"$defs":{"organisation":{"type":["object","null"],"additionalProperties":false,"properties":{"budgets":{"$ref":"#/$defs/budgets"},"projects":{"type":["object","null"],"additionalProperties":{"$ref":"#/$defs/project"}}}},"project":{"type":["object","null"],"additionalProperties":false,"properties":{"models":{"errorMessage":"this must be all or a list of model ids","anyOf":[{"type":"string","enum":["all"]},{"$ref":"#/$defs/modelIds"}]},"disabled_models":{"type":"array","uniqueItems":true,"maxItems":1000,"items":{"$ref":"#/$defs/modelId"}},"required_tags":{"type":"array","uniqueItems":true,"maxItems":8,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}$"}},"budgets":{"$ref":"#/$defs/budgets"},"quota":{"type":["object","null"],"additionalProperties":false,"properties":{"max_bytes":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991},"max_count":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991}}},"keys":{"type":["object","null"],"additionalProperties":{"$ref":"#/$defs/key"}}}},"key":{"type":["object","null"],"additionalProperties":false,"properties":{"models":{"errorMessage":"this must be a list of model ids or null","anyOf":[{"$ref":"#/$defs/modelIds"},{"type":"null"}]},"requests_per_minute":{"type":["integer","null"],"minimum":1,"maximum":1000000000},"expires_at":{"errorMessage":"this must be a date such as 2027-01-31, or a time such as 2027-01-31T12:00:00Z","anyOf":[{"type":"string","format":"date"},{"type":"string","format":"date-time"},{"type":"null"}]},"budgets":{"$ref":"#/$defs/budgets"}}},"budgets":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/budget"}},"budget":{"type":"object","additionalProperties":false,"required":["interval","limit_eur_cents"],"properties":{"interval":{"type":"string","enum":["day","week","month"]},"model":{"type":"string","minLength":1,"maxLength":300},"tag":{"errorMessage":"this must be the name and the value of a tag, such as team:search","type":"string","pattern":"^[a-z][a-z0-9_]{0,31}:.","minLength":3,"maxLength":160},"limit_eur_cents":{"$ref":"#/$defs/cents"},"soft":{"type":"boolean"},"next_limit":{"type":["object","null"],"additionalProperties":false,"required":["eur_cents","from"],"properties":{"eur_cents":{"$ref":"#/$defs/cents"},"from":{"type":"string","format":"date"}}},"top_up":{"type":["object","null"],"additionalProperties":false,"required":["eur_cents","until","reason"],"properties":{"eur_cents":{"type":"integer","minimum":1,"maximum":100000000000},"until":{"type":"string","format":"date-time"},"reason":{"type":"string","minLength":1,"maxLength":500}}}}},"cents":{"type":"integer","minimum":0,"maximum":100000000000},"modelIds":{"type":"array","maxItems":1000,"uniqueItems":true,"items":{"$ref":"#/$defs/modelId"}},"modelId":{"type":"string","minLength":1,"maxLength":200}}};
const schema32 = {"type":["object","null"],"additionalProperties":false,"properties":{"budgets":{"$ref":"#/$defs/budgets"},"projects":{"type":["object","null"],"additionalProperties":{"$ref":"#/$defs/project"}}}};
const schema33 = {"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/budget"}};
const schema34 = {"type":"object","additionalProperties":false,"required":["interval","limit_eur_cents"],"properties":{"interval":{"type":"string","enum":["day","week","month"]},"model":{"type":"string","minLength":1,"maxLength":300},"tag":{"errorMessage":"this must be the name and the value of a tag, such as team:search","type":"string","pattern":"^[a-z][a-z0-9_]{0,31}:.","minLength":3,"maxLength":160},"limit_eur_cents":{"$ref":"#/$defs/cents"},"soft":{"type":"boolean"},"next_limit":{"type":["object","null"],"additionalProperties":false,"required":["eur_cents","from"],"properties":{"eur_cents":{"$ref":"#/$defs/cents"},"from":{"type":"string","format":"date"}}},"top_up":{"type":["object","null"],"additionalProperties":false,"required":["eur_cents","until","reason"],"properties":{"eur_cents":{"type":"integer","minimum":1,"maximum":100000000000},"until":{"type":"string","format":"date-time"},"reason":{"type":"string","minLength":1,"maxLength":500}}}}};
const schema35 = {"type":"integer","minimum":0,"maximum":100000000000};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[a-z][a-z0-9_]{0,31}:.", "u");
const formats0 = require("ajv-formats/dist/formats").fullFormats.date;
const formats2 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interval === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interval"},message:"must have required property '"+"interval"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.limit_eur_cents === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit_eur_cents"},message:"must have required property '"+"limit_eur_cents"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "interval") || (key0 === "model")) || (key0 === "tag")) || (key0 === "limit_eur_cents")) || (key0 === "soft")) || (key0 === "next_limit")) || (key0 === "top_up"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.interval !== undefined){
let data0 = data.interval;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.interval.type,parentSchema:schema34.properties.interval,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data0 === "day") || (data0 === "week")) || (data0 === "month"))){
const err4 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/enum",keyword:"enum",params:{allowedValues: schema34.properties.interval.enum},message:"must be equal to one of the allowed values",schema:schema34.properties.interval.enum,parentSchema:schema34.properties.interval,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.model !== undefined){
let data1 = data.model;
if(typeof data1 === "string"){
if(func1(data1) > 300){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema34.properties.model,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.model,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.model.type,parentSchema:schema34.properties.model,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.tag !== undefined){
let data2 = data.tag;
if(typeof data2 === "string"){
if(func1(data2) > 160){
const err8 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters",schema:160,parentSchema:schema34.properties.tag,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 3){
const err9 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema34.properties.tag,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data2)){
const err10 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}:."},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}:."+"\"",schema:"^[a-z][a-z0-9_]{0,31}:.",parentSchema:schema34.properties.tag,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.tag.type,parentSchema:schema34.properties.tag,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.limit_eur_cents !== undefined){
let data3 = data.limit_eur_cents;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/$defs/cents/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.type,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000000 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/$defs/cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000",schema:100000000000,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/$defs/cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.soft !== undefined){
let data4 = data.soft;
if(typeof data4 !== "boolean"){
const err15 = {instancePath:instancePath+"/soft",schemaPath:"#/properties/soft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.soft.type,parentSchema:schema34.properties.soft,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.next_limit !== undefined){
let data5 = data.next_limit;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err16 = {instancePath:instancePath+"/next_limit",schemaPath:"#/properties/next_limit/type",keyword:"type",params:{type: schema34.properties.next_limit.type},message:"must be object,null",schema:schema34.properties.next_limit.type,parentSchema:schema34.properties.next_limit,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.eur_cents === undefined){
const err17 = {instancePath:instancePath+"/next_limit",schemaPath:"#/properties/next_limit/required",keyword:"required",params:{missingProperty: "eur_cents"},message:"must have required property '"+"eur_cents"+"'",schema:schema34.properties.next_limit.required,parentSchema:schema34.properties.next_limit,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.from === undefined){
const err18 = {instancePath:instancePath+"/next_limit",schemaPath:"#/properties/next_limit/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema34.properties.next_limit.required,parentSchema:schema34.properties.next_limit,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "eur_cents") || (key1 === "from"))){
const err19 = {instancePath:instancePath+"/next_limit",schemaPath:"#/properties/next_limit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema34.properties.next_limit,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.eur_cents !== undefined){
let data6 = data5.eur_cents;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/next_limit/eur_cents",schemaPath:"#/$defs/cents/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.type,parentSchema:schema35,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000000000 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/next_limit/eur_cents",schemaPath:"#/$defs/cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000",schema:100000000000,parentSchema:schema35,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/next_limit/eur_cents",schemaPath:"#/$defs/cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema35,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data5.from !== undefined){
let data7 = data5.from;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
const err23 = {instancePath:instancePath+"/next_limit/from",schemaPath:"#/properties/next_limit/properties/from/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema34.properties.next_limit.properties.from,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/next_limit/from",schemaPath:"#/properties/next_limit/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.next_limit.properties.from.type,parentSchema:schema34.properties.next_limit.properties.from,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
if(data.top_up !== undefined){
let data8 = data.top_up;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err25 = {instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/type",keyword:"type",params:{type: schema34.properties.top_up.type},message:"must be object,null",schema:schema34.properties.top_up.type,parentSchema:schema34.properties.top_up,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.eur_cents === undefined){
const err26 = {instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/required",keyword:"required",params:{missingProperty: "eur_cents"},message:"must have required property '"+"eur_cents"+"'",schema:schema34.properties.top_up.required,parentSchema:schema34.properties.top_up,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.until === undefined){
const err27 = {instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'",schema:schema34.properties.top_up.required,parentSchema:schema34.properties.top_up,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8.reason === undefined){
const err28 = {instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema34.properties.top_up.required,parentSchema:schema34.properties.top_up,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data8){
if(!(((key2 === "eur_cents") || (key2 === "until")) || (key2 === "reason"))){
const err29 = {instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema34.properties.top_up,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.eur_cents !== undefined){
let data9 = data8.eur_cents;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err30 = {instancePath:instancePath+"/top_up/eur_cents",schemaPath:"#/properties/top_up/properties/eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.top_up.properties.eur_cents.type,parentSchema:schema34.properties.top_up.properties.eur_cents,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100000000000 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/top_up/eur_cents",schemaPath:"#/properties/top_up/properties/eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000",schema:100000000000,parentSchema:schema34.properties.top_up.properties.eur_cents,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err32 = {instancePath:instancePath+"/top_up/eur_cents",schemaPath:"#/properties/top_up/properties/eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.top_up.properties.eur_cents,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data8.until !== undefined){
let data10 = data8.until;
if(typeof data10 === "string"){
if(!(formats2.validate(data10))){
const err33 = {instancePath:instancePath+"/top_up/until",schemaPath:"#/properties/top_up/properties/until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema34.properties.top_up.properties.until,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/top_up/until",schemaPath:"#/properties/top_up/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.top_up.properties.until.type,parentSchema:schema34.properties.top_up.properties.until,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.reason !== undefined){
let data11 = data8.reason;
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err35 = {instancePath:instancePath+"/top_up/reason",schemaPath:"#/properties/top_up/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema34.properties.top_up.properties.reason,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func1(data11) < 1){
const err36 = {instancePath:instancePath+"/top_up/reason",schemaPath:"#/properties/top_up/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.top_up.properties.reason,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/top_up/reason",schemaPath:"#/properties/top_up/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.top_up.properties.reason.type,parentSchema:schema34.properties.top_up.properties.reason,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":["object","null"],"additionalProperties":false,"properties":{"models":{"errorMessage":"this must be all or a list of model ids","anyOf":[{"type":"string","enum":["all"]},{"$ref":"#/$defs/modelIds"}]},"disabled_models":{"type":"array","uniqueItems":true,"maxItems":1000,"items":{"$ref":"#/$defs/modelId"}},"required_tags":{"type":"array","uniqueItems":true,"maxItems":8,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}$"}},"budgets":{"$ref":"#/$defs/budgets"},"quota":{"type":["object","null"],"additionalProperties":false,"properties":{"max_bytes":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991},"max_count":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991}}},"keys":{"type":["object","null"],"additionalProperties":{"$ref":"#/$defs/key"}}}};
const schema39 = {"type":"string","minLength":1,"maxLength":200};
const schema38 = {"type":"array","maxItems":1000,"uniqueItems":true,"items":{"$ref":"#/$defs/modelId"}};
const func0 = require("ajv/dist/runtime/equal").default;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/modelId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema39,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/modelId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/modelId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err4 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":["object","null"],"additionalProperties":false,"properties":{"models":{"errorMessage":"this must be a list of model ids or null","anyOf":[{"$ref":"#/$defs/modelIds"},{"type":"null"}]},"requests_per_minute":{"type":["integer","null"],"minimum":1,"maximum":1000000000},"expires_at":{"errorMessage":"this must be a date such as 2027-01-31, or a time such as 2027-01-31T12:00:00Z","anyOf":[{"type":"string","format":"date"},{"type":"string","format":"date-time"},{"type":"null"}]},"budgets":{"$ref":"#/$defs/budgets"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema41.type},message:"must be object,null",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "models") || (key0 === "requests_per_minute")) || (key0 === "expires_at")) || (key0 === "budgets"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.models !== undefined){
let data0 = data.models;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate27(data0, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema41.properties.models.anyOf[1].type,parentSchema:schema41.properties.models.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema41.properties.models.anyOf,parentSchema:schema41.properties.models,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.requests_per_minute !== undefined){
let data1 = data.requests_per_minute;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/requests_per_minute",schemaPath:"#/properties/requests_per_minute/type",keyword:"type",params:{type: schema41.properties.requests_per_minute.type},message:"must be integer,null",schema:schema41.properties.requests_per_minute.type,parentSchema:schema41.properties.requests_per_minute,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/requests_per_minute",schemaPath:"#/properties/requests_per_minute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema41.properties.requests_per_minute,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/requests_per_minute",schemaPath:"#/properties/requests_per_minute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema41.properties.requests_per_minute,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.expires_at !== undefined){
let data2 = data.expires_at;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err7 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema41.properties.expires_at.anyOf[0],data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.expires_at.anyOf[0].type,parentSchema:schema41.properties.expires_at.anyOf[0],data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
const _errs14 = errors;
if(typeof data2 === "string"){
if(!(formats2.validate(data2))){
const err9 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema41.properties.expires_at.anyOf[1],data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.expires_at.anyOf[1].type,parentSchema:schema41.properties.expires_at.anyOf[1],data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs16 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema41.properties.expires_at.anyOf[2].type,parentSchema:schema41.properties.expires_at.anyOf[2],data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err12 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema41.properties.expires_at.anyOf,parentSchema:schema41.properties.expires_at,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.budgets !== undefined){
if(!(validate22(data.budgets, {instancePath:instancePath+"/budgets",parentData:data,parentDataProperty:"budgets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern5 = new RegExp("^[a-z][a-z0-9_]{0,31}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema37.type},message:"must be object,null",schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "models") || (key0 === "disabled_models")) || (key0 === "required_tags")) || (key0 === "budgets")) || (key0 === "quota")) || (key0 === "keys"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.models !== undefined){
let data0 = data.models;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.models.anyOf[0].type,parentSchema:schema37.properties.models.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "all")){
const err3 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema37.properties.models.anyOf[0].enum},message:"must be equal to one of the allowed values",schema:schema37.properties.models.anyOf[0].enum,parentSchema:schema37.properties.models.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(!(validate27(data0, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema37.properties.models.anyOf,parentSchema:schema37.properties.models,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.disabled_models !== undefined){
let data1 = data.disabled_models;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err5 = {instancePath:instancePath+"/disabled_models",schemaPath:"#/properties/disabled_models/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema37.properties.disabled_models,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err6 = {instancePath:instancePath+"/disabled_models/" + i0,schemaPath:"#/$defs/modelId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema39,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/disabled_models/" + i0,schemaPath:"#/$defs/modelId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/disabled_models/" + i0,schemaPath:"#/$defs/modelId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
const err9 = {instancePath:instancePath+"/disabled_models",schemaPath:"#/properties/disabled_models/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema37.properties.disabled_models,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/disabled_models",schemaPath:"#/properties/disabled_models/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.disabled_models.type,parentSchema:schema37.properties.disabled_models,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.required_tags !== undefined){
let data3 = data.required_tags;
if(Array.isArray(data3)){
if(data3.length > 8){
const err11 = {instancePath:instancePath+"/required_tags",schemaPath:"#/properties/required_tags/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema37.properties.required_tags,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err12 = {instancePath:instancePath+"/required_tags/" + i2,schemaPath:"#/properties/required_tags/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}$"+"\"",schema:"^[a-z][a-z0-9_]{0,31}$",parentSchema:schema37.properties.required_tags.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/required_tags/" + i2,schemaPath:"#/properties/required_tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.required_tags.items.type,parentSchema:schema37.properties.required_tags.items,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data3[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err14 = {instancePath:instancePath+"/required_tags",schemaPath:"#/properties/required_tags/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)",schema:true,parentSchema:schema37.properties.required_tags,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err15 = {instancePath:instancePath+"/required_tags",schemaPath:"#/properties/required_tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.required_tags.type,parentSchema:schema37.properties.required_tags,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.budgets !== undefined){
if(!(validate22(data.budgets, {instancePath:instancePath+"/budgets",parentData:data,parentDataProperty:"budgets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.quota !== undefined){
let data6 = data.quota;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
const err16 = {instancePath:instancePath+"/quota",schemaPath:"#/properties/quota/type",keyword:"type",params:{type: schema37.properties.quota.type},message:"must be object,null",schema:schema37.properties.quota.type,parentSchema:schema37.properties.quota,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!((key1 === "max_bytes") || (key1 === "max_count"))){
const err17 = {instancePath:instancePath+"/quota",schemaPath:"#/properties/quota/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema37.properties.quota,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.max_bytes !== undefined){
let data7 = data6.max_bytes;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err18 = {instancePath:instancePath+"/quota/max_bytes",schemaPath:"#/properties/quota/properties/max_bytes/type",keyword:"type",params:{type: schema37.properties.quota.properties.max_bytes.type},message:"must be integer,null",schema:schema37.properties.quota.properties.max_bytes.type,parentSchema:schema37.properties.quota.properties.max_bytes,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/quota/max_bytes",schemaPath:"#/properties/quota/properties/max_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema37.properties.quota.properties.max_bytes,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/quota/max_bytes",schemaPath:"#/properties/quota/properties/max_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema37.properties.quota.properties.max_bytes,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data6.max_count !== undefined){
let data8 = data6.max_count;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err21 = {instancePath:instancePath+"/quota/max_count",schemaPath:"#/properties/quota/properties/max_count/type",keyword:"type",params:{type: schema37.properties.quota.properties.max_count.type},message:"must be integer,null",schema:schema37.properties.quota.properties.max_count.type,parentSchema:schema37.properties.quota.properties.max_count,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/quota/max_count",schemaPath:"#/properties/quota/properties/max_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema37.properties.quota.properties.max_count,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/quota/max_count",schemaPath:"#/properties/quota/properties/max_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema37.properties.quota.properties.max_count,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
}
if(data.keys !== undefined){
let data9 = data.keys;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err24 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: schema37.properties.keys.type},message:"must be object,null",schema:schema37.properties.keys.type,parentSchema:schema37.properties.keys,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!(validate30(data9[key2], {instancePath:instancePath+"/keys/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema32.type},message:"must be object,null",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "budgets") || (key0 === "projects"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.budgets !== undefined){
if(!(validate22(data.budgets, {instancePath:instancePath+"/budgets",parentData:data,parentDataProperty:"budgets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.projects !== undefined){
let data1 = data.projects;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: schema32.properties.projects.type},message:"must be object,null",schema:schema32.properties.projects.type,parentSchema:schema32.properties.projects,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(validate26(data1[key1], {instancePath:instancePath+"/projects/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:inference-gateway:organisation.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organisations === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organisations"},message:"must have required property '"+"organisations"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "organisations")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.organisations !== undefined){
let data0 = data.organisations;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(validate21(data0[key1], {instancePath:instancePath+"/organisations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/organisations",schemaPath:"#/properties/organisations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.organisations.type,parentSchema:schema31.properties.organisations,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

