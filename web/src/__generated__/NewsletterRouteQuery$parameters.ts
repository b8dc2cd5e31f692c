/**
 * @generated SignedSource<<68361b4d5ab8334fc19343e147c0bbdd>>
 * @relayHash 85677c0a8c474f2ea994d459b788c802
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56931f7a17f7f67eff466f4b4f7a472e5f8b3b5653b12519e7ea6a608476c5eb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewsletterRouteQuery } from './NewsletterRouteQuery.graphql';

const node: PreloadableConcreteRequest<NewsletterRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56931f7a17f7f67eff466f4b4f7a472e5f8b3b5653b12519e7ea6a608476c5eb",
    "metadata": {},
    "name": "NewsletterRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
