/**
 * @generated SignedSource<<4c542c21d4252cc996f6494d93ff7d30>>
 * @relayHash 7b51bdf9e63290c8bad962544b4c096c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 919ecd9fa74ef875aba95836d54b9ced90c5389b526c960dfcd77f0611c5d99a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "919ecd9fa74ef875aba95836d54b9ced90c5389b526c960dfcd77f0611c5d99a",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
