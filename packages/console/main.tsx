import { render } from 'preact';
import './console.css';
import { restoreSession } from './api/session.ts';
import { Application } from './application.tsx';

const place = document.getElementById('console');
if (place !== null) render(<Application />, place);
void restoreSession();
