/**
 * @generated SignedSource<<a23f64a35e93378906198e868339bbbb>>
 * @relayHash 40110752387ccf33691faca35197470e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 729fd6d1f6bc8aca5026700b8bd86815c4fcb6b1d7afa893b23537c60c0c1e0a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ContactRouteQuery } from './ContactRouteQuery.graphql';

const node: PreloadableConcreteRequest<ContactRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "729fd6d1f6bc8aca5026700b8bd86815c4fcb6b1d7afa893b23537c60c0c1e0a",
    "metadata": {},
    "name": "ContactRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
