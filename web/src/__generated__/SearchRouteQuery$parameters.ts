/**
 * @generated SignedSource<<532ae255824ed1faa8ab4229223125cc>>
 * @relayHash aa9847588e5c14fcd383e3f96ddd5acf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6a1cf9e10fcd45d7f2bf43c916cd14ae7c995db49c29174ab76d68f450c394f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6a1cf9e10fcd45d7f2bf43c916cd14ae7c995db49c29174ab76d68f450c394f",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
