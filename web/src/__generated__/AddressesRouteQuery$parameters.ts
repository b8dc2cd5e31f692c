/**
 * @generated SignedSource<<5d2391705c3f2e81ca5e509b49b6f02b>>
 * @relayHash a7613c3865e2714c8655abe904281e43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d47558e99963c82545c756bf0ede771e9336ad40b5385c10fa2fd4f520c6d8bc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AddressesRouteQuery } from './AddressesRouteQuery.graphql';

const node: PreloadableConcreteRequest<AddressesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d47558e99963c82545c756bf0ede771e9336ad40b5385c10fa2fd4f520c6d8bc",
    "metadata": {},
    "name": "AddressesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
