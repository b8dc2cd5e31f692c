/**
 * @generated SignedSource<<95b49b7e7949da391cf612bdc17bcbb2>>
 * @relayHash 6021e19fcc80645a7e6f3f945485a6ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 751944a4f76b7bec52f36ee3e9d637d47bf7e3b7195ee280ec1ad7d2f328f7bd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ContactRouteQuery } from './ContactRouteQuery.graphql';

const node: PreloadableConcreteRequest<ContactRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "751944a4f76b7bec52f36ee3e9d637d47bf7e3b7195ee280ec1ad7d2f328f7bd",
    "metadata": {},
    "name": "ContactRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
