/**
 * @generated SignedSource<<032566848d908461dfb41fd4b93430c2>>
 * @relayHash 59aeca7c9f5a5a69b6b78a5b4bf948d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 664411252f5c2fe77fe1d6c5a0579dac3021a53494c976fb784b3cfd0173daa7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoanRouteQuery } from './LoanRouteQuery.graphql';

const node: PreloadableConcreteRequest<LoanRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "664411252f5c2fe77fe1d6c5a0579dac3021a53494c976fb784b3cfd0173daa7",
    "metadata": {},
    "name": "LoanRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
