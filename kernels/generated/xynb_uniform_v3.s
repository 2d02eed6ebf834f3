# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$2872, %rsp
	movl	%esi, 4(%rsp)
	testl	%ecx, %ecx
	je	259f
	testl	%edx, %edx
	je	259f
	cmpl	$0, 4(%rsp)
	je	259f
	movq	2944(%rsp), %rbx
	movl	4(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 640(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 360(%rsp)
	movq	24(%rdi), %rbp
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 1144(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	2928(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1104(%rsp)
	imull	%eax, %edx
	movl	%edx, 372(%rsp)
	movq	%rsi, 8(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 648(%rsp)
	xorl	%eax, %eax
	vbroadcastss	260f(%rip), %ymm14
	movq	%r9, 1112(%rsp)
	movl	%r9d, %ecx
	vbroadcastss	2116f(%rip), %ymm0
	vmovups	%ymm0, 2288(%rsp)
	vbroadcastss	2117f(%rip), %ymm0
	vmovups	%ymm0, 2256(%rsp)
	vbroadcastss	260f(%rip), %ymm0
	vmovups	%ymm0, 1072(%rsp)
	vbroadcastss	293f(%rip), %ymm0
	vmovups	%ymm0, 608(%rsp)
	vpbroadcastd	262f(%rip), %ymm5
	vmovdqu	%ymm5, 880(%rsp)
	movq	%r14, 1136(%rsp)
	movq	%r15, 1128(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rax
	addl	372(%rsp), %ecx
	cmpq	1104(%rsp), %rax
	je	259f
21:
	movq	%rax, %rdx
	imulq	640(%rsp), %rdx
	movq	%rdx, 1120(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1152(%rsp)
	movl	%ecx, 376(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rdi
	addl	4(%rsp), %esi
	cmpq	640(%rsp), %rdi
	je	20b
23:
	movq	1120(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	1112(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r9d, %r9d
	movl	%esi, 380(%rsp)
	movq	%rdi, 1168(%rsp)
	movq	%rdx, 1160(%rsp)
	jmp	26f
	.p2align	4
24:
	vmovups	416(%rsp), %ymm0
	vorps	192(%rsp), %ymm0, %ymm0
	vbroadcastss	2137f(%rip), %ymm1
	vblendvps	%ymm0, 2128(%rsp), %ymm1, %ymm0
	movq	1144(%rsp), %rcx
	vmovups	1744(%rsp), %ymm1
	vmovaps	%ymm1, (%rcx,%rax)
	vmovaps	%ymm0, (%rcx,%r11)
	movq	1152(%rsp), %rax
	vbroadcastss	260f(%rip), %ymm14
	movl	376(%rsp), %ecx
	vmovdqu	880(%rsp), %ymm5
	movl	380(%rsp), %esi
	movq	1168(%rsp), %rdi
	movq	1160(%rsp), %rdx
	movl	60(%rsp), %r8d
	movq	1192(%rsp), %r9
	movq	%rbx, %r14
	movq	2944(%rsp), %rbx
25:
	incq	%r9
	incl	%r8d
	cmpq	%r14, %r9
	je	22b
26:
	leaq	(%rdx,%r9), %r11
	movl	8(%rbx), %r12d
	cmpq	%r12, %r11
	jae	25b
	movq	%r9, 1192(%rsp)
	movl	%r8d, 60(%rsp)
	vpxor	%xmm1, %xmm1, %xmm1
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 288(%rsp)
	movl	20(%rbx), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, (%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	movq	%r11, 1184(%rsp)
	movq	%r12, 1176(%rsp)
	je	229f
	movq	%rdx, 64(%rsp)
	movq	%rax, %r9
	imulq	%r11, %r9
	movl	$2, %r15d
	subq	%r10, %r15
	imull	60(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 448(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, 512(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 944(%rsp)
	vpbroadcastd	261f(%rip), %ymm6
	movl	$16, %edx
	movq	648(%rsp), %rbx
	xorl	%r12d, %r12d
	vmovaps	%ymm14, %ymm15
	vmovups	%ymm14, 912(%rsp)
	vmovups	%ymm0, 192(%rsp)
	vmovups	%ymm0, 416(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edi, %edi
	movl	(%rsp), %r14d
	jmp	28f
	.p2align	4
27:
	vaddps	%ymm3, %ymm9, %ymm3
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 192(%rsp)
	incq	%rdi
	addl	%r10d, %eax
	addl	448(%rsp), %edx
	addq	%r10, %r12
	addq	512(%rsp), %rbx
	cmpq	%r10, %rdi
	je	227f
28:
	movq	%rdi, 16(%rsp)
	imulq	%r10, %rdi
	leal	(%r9,%rdi), %esi
	andl	$2147483647, %esi
	movq	%rdi, %rcx
	shrq	%rcx
	addq	%r9, %rcx
	testb	$1, %r14b
	cmoveq	%rsi, %rcx
	shlq	$5, %rcx
	movq	360(%rsp), %r11
	vmovdqa	(%r11,%rcx), %ymm0
	vmovdqa	%ymm0, %ymm4
	testb	$1, %r14b
	je	29f
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm4
	vpblendw	$170, %ymm1, %ymm4, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
29:
	testb	$1, %r14b
	je	210f
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm8
	vpsrld	%xmm8, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
210:
	vbroadcastss	(%rbp), %ymm8
	vsubps	%ymm8, %ymm4, %ymm9
	vbroadcastss	4(%rbp), %ymm4
	vbroadcastss	8(%rbp), %ymm8
	vfmadd213ps	%ymm8, %ymm9, %ymm4
	movq	%rdi, %rcx
	shlq	$5, %rcx
	movq	8(%rsp), %r8
	vmovaps	%ymm4, (%r8,%rcx)
	testb	$8, %r14b
	jne	218f
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm4, %ymm9
	cmpq	$1, %r10
	je	219f
211:
	vpand	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm1, %ymm9, %ymm8
	je	220f
212:
	movq	%rbx, 160(%rsp)
	movl	%edx, 96(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	222f
213:
	addq	%rbx, %rdi
	addq	%rbx, %rsi
	movq	%rdi, %rcx
	shrq	%rcx
	addq	%r9, %rcx
	movl	(%rsp), %r14d
	testb	$1, %r14b
	cmoveq	%rsi, %rcx
	shlq	$5, %rcx
	movq	360(%rsp), %rsi
	vmovdqa	(%rsi,%rcx), %ymm0
	vmovdqa	%ymm0, %ymm11
	testb	$1, %r14b
	je	214f
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm4
	vpblendw	$170, %ymm1, %ymm4, %ymm4
	vcvtdq2ps	%ymm4, %ymm11
214:
	vbroadcastss	(%rbp), %ymm12
	vbroadcastss	4(%rbp), %ymm4
	vbroadcastss	8(%rbp), %ymm10
	testb	$1, %r14b
	je	215f
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm13
	vpsrld	%xmm13, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
215:
	vsubps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm11, %ymm4
	shlq	$5, %rdi
	movq	8(%rsp), %rcx
	vmovaps	%ymm4, (%rcx,%rdi)
	testb	$8, %r14b
	je	216f
	vbroadcastss	263f(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm11
	vbroadcastss	264f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm11
	vbroadcastss	265f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm11
	vbroadcastss	266f(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm12
	vcmpltps	%ymm4, %ymm1, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm14, %ymm11
	vbroadcastss	267f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm12
	vmulps	%ymm11, %ymm15, %ymm11
	vblendvps	%ymm13, %ymm12, %ymm14, %ymm12
	vmulps	912(%rsp), %ymm12, %ymm12
	vpsrld	$23, %ymm11, %ymm14
	vpsrld	$23, %ymm12, %ymm15
	vpsubd	%ymm15, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm14, %ymm6
	vbroadcastss	268f(%rip), %ymm14
	vandps	%ymm14, %ymm11, %ymm11
	vmovups	1072(%rsp), %ymm5
	vorps	%ymm5, %ymm11, %ymm15
	vandps	%ymm14, %ymm12, %ymm11
	vbroadcastss	260f(%rip), %ymm14
	vorps	%ymm5, %ymm11, %ymm5
	vmovups	%ymm5, 912(%rsp)
	vmovdqu	880(%rsp), %ymm5
	vandps	%ymm14, %ymm13, %ymm11
	vmovups	944(%rsp), %ymm12
	vaddps	%ymm11, %ymm12, %ymm12
	vmovups	%ymm12, 944(%rsp)
216:
	movq	16(%rsp), %rdi
	vsubps	%ymm10, %ymm4, %ymm4
	incq	%rbx
	cmpq	%r10, %rbx
	jne	217f
	vaddps	%ymm4, %ymm2, %ymm2
217:
	movl	96(%rsp), %edx
	movq	160(%rsp), %rbx
	vandps	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm8, %ymm8
	vmovups	192(%rsp), %ymm0
	testq	%rdi, %rdi
	jne	27b
	jmp	221f
	.p2align	4
218:
	vbroadcastss	263f(%rip), %ymm9
	vaddps	%ymm4, %ymm9, %ymm9
	vbroadcastss	264f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm9
	vbroadcastss	265f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm9
	vbroadcastss	266f(%rip), %ymm10
	vaddps	%ymm4, %ymm10, %ymm10
	vcmpltps	%ymm4, %ymm1, %ymm11
	vblendvps	%ymm11, %ymm9, %ymm14, %ymm9
	vbroadcastss	267f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm4, %ymm10
	vmulps	%ymm9, %ymm15, %ymm9
	vblendvps	%ymm11, %ymm10, %ymm14, %ymm10
	vmulps	912(%rsp), %ymm10, %ymm10
	vpsrld	$23, %ymm9, %ymm12
	vpsrld	$23, %ymm10, %ymm13
	vpsubd	%ymm13, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm12, %ymm6
	vbroadcastss	268f(%rip), %ymm12
	vandps	%ymm12, %ymm9, %ymm9
	vmovups	1072(%rsp), %ymm13
	vorps	%ymm13, %ymm9, %ymm15
	vandps	%ymm12, %ymm10, %ymm9
	vorps	%ymm13, %ymm9, %ymm9
	vmovups	%ymm9, 912(%rsp)
	vandps	%ymm14, %ymm11, %ymm9
	vmovups	944(%rsp), %ymm10
	vaddps	%ymm9, %ymm10, %ymm10
	vmovups	%ymm10, 944(%rsp)
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm4, %ymm9
	cmpq	$1, %r10
	jne	211b
219:
	vaddps	%ymm2, %ymm9, %ymm2
	vpand	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm1, %ymm9, %ymm8
	jne	212b
220:
	vmovups	192(%rsp), %ymm0
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	jne	27b
221:
	vmovups	416(%rsp), %ymm4
	vaddps	%ymm4, %ymm8, %ymm4
	vmovups	%ymm4, 416(%rsp)
	jmp	27b
	.p2align	4
222:
	movq	160(%rsp), %rcx
	movl	96(%rsp), %r11d
	jmp	224f
	.p2align	4
223:
	vpand	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vsubps	%ymm10, %ymm4, %ymm0
	vaddps	%ymm0, %ymm8, %ymm8
	leaq	(%r15,%rbx), %r14
	incq	%r14
	incq	%rbx
	addl	$16, %r11d
	addq	$32, %rcx
	cmpq	$1, %r14
	je	213b
224:
	movq	%rbp, %r8
	leaq	(%r12,%rbx), %r14
	leaq	(%rax,%rbx), %rbp
	shrq	%r14
	addq	%r9, %r14
	movl	(%rsp), %edx
	testb	$1, %dl
	cmoveq	%rbp, %r14
	shlq	$5, %r14
	movq	360(%rsp), %rbp
	vmovdqa	(%rbp,%r14), %ymm0
	vmovdqa	%ymm0, %ymm4
	testb	$1, %dl
	je	225f
	movl	%r11d, %ebp
	andl	$16, %ebp
	vmovd	%ebp, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm4
	vpblendw	$170, %ymm1, %ymm4, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
225:
	testb	$1, %dl
	je	226f
	movl	%r11d, %ebp
	andl	$16, %ebp
	vmovd	%ebp, %xmm10
	vpsrld	%xmm10, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
226:
	movq	%r8, %rbp
	vbroadcastss	(%r8), %ymm10
	vsubps	%ymm10, %ymm4, %ymm11
	vbroadcastss	4(%r8), %ymm4
	vbroadcastss	8(%r8), %ymm10
	vfmadd213ps	%ymm10, %ymm11, %ymm4
	vmovaps	%ymm4, (%rcx)
	testb	$8, %dl
	je	223b
	vbroadcastss	263f(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm11
	vbroadcastss	264f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm11
	vbroadcastss	265f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm11
	vbroadcastss	266f(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm12
	vcmpltps	%ymm4, %ymm1, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm14, %ymm11
	vbroadcastss	267f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm12
	vmulps	%ymm11, %ymm15, %ymm11
	vblendvps	%ymm13, %ymm12, %ymm14, %ymm12
	vmulps	912(%rsp), %ymm12, %ymm12
	vpsrld	$23, %ymm11, %ymm14
	vpsrld	$23, %ymm12, %ymm15
	vpsubd	%ymm15, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm14, %ymm6
	vbroadcastss	268f(%rip), %ymm14
	vandps	%ymm14, %ymm11, %ymm11
	vmovups	1072(%rsp), %ymm5
	vorps	%ymm5, %ymm11, %ymm15
	vandps	%ymm14, %ymm12, %ymm11
	vbroadcastss	260f(%rip), %ymm14
	vorps	%ymm5, %ymm11, %ymm5
	vmovups	%ymm5, 912(%rsp)
	vmovdqu	880(%rsp), %ymm5
	vandps	%ymm14, %ymm13, %ymm11
	vmovups	944(%rsp), %ymm12
	vaddps	%ymm11, %ymm12, %ymm12
	vmovups	%ymm12, 944(%rsp)
	jmp	223b
	.p2align	4
227:
	vpbroadcastd	269f(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm4
	vpackssdw	%xmm4, %xmm0, %xmm7
	vpbroadcastd	270f(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm4
	vpbroadcastd	271f(%rip), %ymm6
	vpblendw	$170, %ymm6, %ymm4, %ymm4
	vbroadcastss	272f(%rip), %ymm5
	vsubps	%ymm5, %ymm4, %ymm4
	vaddps	%ymm4, %ymm0, %ymm0
	vbroadcastss	273f(%rip), %ymm4
	vaddps	%ymm4, %ymm0, %ymm0
	movq	1136(%rsp), %r14
	movq	1128(%rsp), %r8
	movq	64(%rsp), %rdx
	vmovdqu	416(%rsp), %ymm5
	testq	%rdx, %rdx
	vmovups	%ymm0, 2480(%rsp)
	vmovdqa	%xmm7, 16(%rsp)
	js	230f
228:
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%rdx, %xmm13, %xmm0
	jmp	231f
229:
	vxorps	%xmm2, %xmm2, %xmm2
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm8, %xmm8, %xmm8
	vpxor	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 192(%rsp)
	vmovups	%ymm0, 944(%rsp)
	vmovups	%ymm14, 912(%rsp)
	vmovaps	%ymm14, %ymm15
	movq	%r15, %r8
	testq	%rdx, %rdx
	vmovups	%ymm0, 2480(%rsp)
	vmovdqa	%xmm7, 16(%rsp)
	jns	228b
230:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%rdx, %xmm13, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
231:
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%r10, %xmm13, %xmm4
	vbroadcastss	%xmm4, %ymm6
	vmaxps	%ymm14, %ymm6, %ymm4
	vdivps	%ymm4, %ymm14, %ymm4
	vmulps	%ymm5, %ymm4, %ymm5
	vmulps	%ymm4, %ymm8, %ymm8
	vmulps	%ymm3, %ymm4, %ymm3
	vminps	%ymm5, %ymm8, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm8, %ymm9, %ymm9
	vmulps	%ymm2, %ymm4, %ymm2
	vmaxps	%ymm5, %ymm8, %ymm4
	vblendvps	%ymm10, %ymm8, %ymm4, %ymm4
	vminps	%ymm3, %ymm2, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm5, %ymm5
	vmaxps	%ymm3, %ymm2, %ymm3
	vblendvps	%ymm8, %ymm2, %ymm3, %ymm2
	vminps	%ymm9, %ymm5, %ymm3
	vcmpunordps	%ymm9, %ymm9, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm3, %ymm3
	vmaxps	%ymm9, %ymm5, %ymm9
	vblendvps	%ymm8, %ymm5, %ymm9, %ymm5
	vminps	%ymm4, %ymm2, %ymm8
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm8, %ymm2
	vminps	%ymm5, %ymm2, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm4, %ymm2
	vaddps	%ymm2, %ymm3, %ymm2
	vbroadcastss	274f(%rip), %ymm7
	vmulps	%ymm7, %ymm2, %ymm2
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2320(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1456(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm3, %xmm3, %xmm3
	testq	%r10, %r10
	vmovups	%ymm15, 2512(%rsp)
	vmovaps	%ymm7, %ymm15
	je	237f
	vmaxps	%ymm0, %ymm2, %ymm0
	vbroadcastss	8(%rbp), %ymm8
	vaddps	%ymm0, %ymm8, %ymm0
	vsqrtps	%ymm0, %ymm0
	vaddps	%ymm0, %ymm2, %ymm9
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	648(%rsp), %rdx
	xorl	%esi, %esi
	jmp	235f
	.p2align	4
232:
	xorl	%edi, %edi
233:
	vmovaps	%ymm11, %ymm12
	vmovaps	%ymm10, %ymm11
	movq	%rsi, %r9
	imulq	%r10, %r9
	shlq	$5, %r9
	addq	8(%rsp), %r9
	vcvtsi2ss	%rdi, %xmm6, %xmm13
	shlq	$5, %rdi
	vmovaps	(%r9,%rdi), %ymm10
	vsubps	%ymm8, %ymm10, %ymm10
	vsubps	%ymm9, %ymm10, %ymm10
	vmaxps	%ymm1, %ymm10, %ymm10
	vmulps	%ymm10, %ymm10, %ymm14
	vbroadcastss	%xmm13, %ymm10
	vaddps	%ymm0, %ymm14, %ymm0
	vfmadd213ps	%ymm11, %ymm14, %ymm10
	vmulss	%xmm13, %xmm13, %xmm11
	vbroadcastss	%xmm11, %ymm11
	vfmadd213ps	%ymm12, %ymm14, %ymm11
234:
	vcvtsi2ss	%rsi, %xmm6, %xmm12
	vbroadcastss	%xmm12, %ymm13
	vaddps	%ymm0, %ymm3, %ymm3
	vfmadd231ps	%ymm13, %ymm0, %ymm5
	vmulss	%xmm12, %xmm12, %xmm12
	vbroadcastss	%xmm12, %ymm12
	vfmadd231ps	%ymm12, %ymm0, %ymm4
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	237f
235:
	vxorps	%xmm0, %xmm0, %xmm0
	cmpq	$1, %r10
	je	232b
	movq	%rdx, %r9
	xorl	%edi, %edi
	vxorps	%xmm1, %xmm1, %xmm1
	.p2align	4
236:
	vmovaps	-32(%r9), %ymm12
	vmovaps	(%r9), %ymm13
	vsubps	%ymm8, %ymm12, %ymm12
	vsubps	%ymm9, %ymm12, %ymm12
	vmaxps	%ymm1, %ymm12, %ymm12
	vcvtsi2ss	%rdi, %xmm6, %xmm14
	vmulps	%ymm12, %ymm12, %ymm12
	vbroadcastss	%xmm14, %ymm15
	vaddps	%ymm0, %ymm12, %ymm0
	vfmadd213ps	%ymm10, %ymm12, %ymm15
	vmulss	%xmm14, %xmm14, %xmm10
	vbroadcastss	%xmm10, %ymm14
	vfmadd213ps	%ymm11, %ymm12, %ymm14
	vsubps	%ymm8, %ymm13, %ymm10
	vsubps	%ymm9, %ymm10, %ymm10
	vmaxps	%ymm1, %ymm10, %ymm10
	vmulps	%ymm10, %ymm10, %ymm12
	leaq	1(%rdi), %r11
	vcvtsi2ss	%r11, %xmm6, %xmm11
	vbroadcastss	%xmm11, %ymm10
	vaddps	%ymm0, %ymm12, %ymm0
	vfmadd213ps	%ymm15, %ymm12, %ymm10
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %ymm11
	vfmadd213ps	%ymm14, %ymm12, %ymm11
	addq	$2, %rdi
	addq	$64, %r9
	cmpq	%rax, %rdi
	jne	236b
	vxorps	%xmm1, %xmm1, %xmm1
	testb	$1, %r10b
	vbroadcastss	274f(%rip), %ymm15
	jne	233b
	jmp	234b
	.p2align	4
237:
	vbroadcastss	275f(%rip), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm0
	vbroadcastss	260f(%rip), %ymm14
	vdivps	%ymm0, %ymm14, %ymm8
	vbroadcastss	276f(%rip), %ymm0
	vcmpltps	%ymm3, %ymm0, %ymm0
	vbroadcastss	277f(%rip), %ymm9
	vaddps	%ymm6, %ymm9, %ymm6
	vmulps	%ymm6, %ymm15, %ymm9
	vmulps	%ymm8, %ymm10, %ymm6
	vblendvps	%ymm0, %ymm6, %ymm9, %ymm6
	vmulps	%ymm5, %ymm8, %ymm5
	vblendvps	%ymm0, %ymm5, %ymm9, %ymm0
	vbroadcastss	278f(%rip), %ymm5
	vmovups	2320(%rsp), %ymm12
	vdivps	%ymm5, %ymm12, %ymm5
	vmulps	%ymm8, %ymm11, %ymm9
	vfnmadd231ps	%ymm6, %ymm6, %ymm9
	vaddps	%ymm9, %ymm9, %ymm9
	vminps	%ymm9, %ymm5, %ymm10
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm10, %ymm9
	vbroadcastss	279f(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vsqrtps	%ymm9, %ymm9
	vmulps	%ymm4, %ymm8, %ymm4
	vfnmadd231ps	%ymm0, %ymm0, %ymm4
	vaddps	%ymm4, %ymm4, %ymm4
	vminps	%ymm4, %ymm5, %ymm8
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm8, %ymm4
	vmaxps	%ymm10, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm4
	vbroadcastss	280f(%rip), %ymm5
	vmulps	%ymm5, %ymm9, %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vmulps	%ymm4, %ymm3, %ymm3
	vmovups	192(%rsp), %ymm1
	vfnmadd231ps	%ymm12, %ymm2, %ymm1
	vsqrtps	%ymm3, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm1
	vmaxps	%ymm14, %ymm1, %ymm1
	vbroadcastss	52(%rbp), %ymm14
	vmovaps	%ymm15, %ymm7
	vbroadcastss	76(%rbp), %ymm15
	vbroadcastss	56(%rbp), %ymm11
	vbroadcastss	80(%rbp), %ymm13
	vbroadcastss	60(%rbp), %ymm9
	vmovaps	%ymm2, %ymm10
	vbroadcastss	84(%rbp), %ymm2
	vbroadcastss	64(%rbp), %ymm5
	vbroadcastss	88(%rbp), %ymm8
	vminps	%ymm6, %ymm15, %ymm3
	vcmpunordps	%ymm6, %ymm6, %ymm4
	vmovups	%ymm15, 1488(%rsp)
	vblendvps	%ymm4, %ymm15, %ymm3, %ymm3
	vmovaps	%ymm7, %ymm15
	vmaxps	%ymm3, %ymm14, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm14, 1520(%rsp)
	vblendvps	%ymm3, %ymm14, %ymm4, %ymm3
	vmovups	%ymm3, 784(%rsp)
	vminps	%ymm0, %ymm13, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm13, 1552(%rsp)
	vblendvps	%ymm0, %ymm13, %ymm3, %ymm0
	vmaxps	%ymm0, %ymm11, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm11, 1584(%rsp)
	vblendvps	%ymm0, %ymm11, %ymm3, %ymm0
	vmovups	%ymm0, 544(%rsp)
	vmovups	%ymm2, 1616(%rsp)
	vminps	%ymm1, %ymm2, %ymm0
	vmovups	%ymm9, 1648(%rsp)
	vmaxps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 384(%rsp)
	vminps	%ymm10, %ymm8, %ymm0
	vcmpunordps	%ymm10, %ymm10, %ymm1
	vmovups	%ymm8, 1872(%rsp)
	vblendvps	%ymm1, %ymm8, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm5, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm5, 1680(%rsp)
	vblendvps	%ymm0, %ymm5, %ymm1, %ymm9
	vbroadcastss	281f(%rip), %ymm2
	vcmpltps	%ymm2, %ymm12, %ymm0
	vbroadcastss	260f(%rip), %ymm12
	vextractf128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vpor	16(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vblendvps	%ymm0, %ymm1, %ymm12, %ymm6
	vbroadcastss	282f(%rip), %ymm1
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 2128(%rsp)
	movl	288(%rsp), %eax
	vxorps	%xmm14, %xmm14, %xmm14
	vcvtsi2ss	%rax, %xmm14, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2384(%rsp)
	leaq	(%r10,%r10,2), %r9
	shlq	$5, %r9
	leaq	64(%r13), %rdi
	addq	%rdi, %r9
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 1360(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1200(%rsp)
	vmovups	%ymm12, 1424(%rsp)
	vbroadcastss	285f(%rip), %ymm0
	vmovups	%ymm0, 2352(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 1008(%rsp)
	vmovups	%ymm0, 1712(%rsp)
	vmovups	%ymm2, 1808(%rsp)
	vbroadcastss	284f(%rip), %ymm0
	vmovups	%ymm0, 2160(%rsp)
	vbroadcastss	283f(%rip), %ymm0
	vmovups	%ymm0, 1904(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1744(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	jmp	239f
	.p2align	4
238:
	vbroadcastss	260f(%rip), %ymm9
	vmovups	2576(%rsp), %ymm0
	vminps	%ymm9, %ymm0, %ymm0
	vminps	%ymm0, %ymm6, %ymm0
	vminps	%ymm0, %ymm4, %ymm0
	vmovups	320(%rsp), %ymm6
	vmulps	656(%rsp), %ymm6, %ymm1
	vmulps	%ymm1, %ymm6, %ymm1
	vmovups	16(%rsp), %ymm4
	vsubps	%ymm4, %ymm9, %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	720(%rsp), %ymm12
	vmulps	2416(%rsp), %ymm12, %ymm1
	vmulps	%ymm1, %ymm12, %ymm1
	vmovups	128(%rsp), %ymm4
	vsubps	%ymm4, %ymm9, %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	224(%rsp), %ymm3
	vmulps	64(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	480(%rsp), %ymm4
	vsubps	%ymm4, %ymm9, %ymm3
	vmovaps	%ymm9, %ymm10
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	256(%rsp), %ymm3
	vmulps	288(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	976(%rsp), %ymm4
	vsubps	%ymm4, %ymm9, %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	%ymm0, 752(%rsp)
	vmovups	1456(%rsp), %ymm0
	vfmadd132ps	160(%rsp), %ymm7, %ymm0
	vmovups	96(%rsp), %ymm1
	vfmadd231ps	1328(%rsp), %ymm1, %ymm0
	vmovups	448(%rsp), %ymm1
	vfmadd231ps	1360(%rsp), %ymm1, %ymm0
	vmovups	512(%rsp), %ymm1
	vfmadd231ps	1392(%rsp), %ymm1, %ymm0
	vmovups	1200(%rsp), %ymm8
	vsubps	%ymm0, %ymm8, %ymm0
	vbroadcastss	279f(%rip), %ymm1
	vmulps	%ymm1, %ymm8, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm1
	vmulps	1968(%rsp), %ymm11, %ymm3
	vmovups	%ymm3, 656(%rsp)
	vmovups	1936(%rsp), %ymm0
	vfmadd213ps	%ymm5, %ymm3, %ymm0
	vmulps	2064(%rsp), %ymm0, %ymm9
	vmovups	2000(%rsp), %ymm0
	vfmadd213ps	%ymm2, %ymm9, %ymm0
	vmovups	1232(%rsp), %ymm2
	vfmadd213ps	%ymm0, %ymm3, %ymm2
	vmulps	1264(%rsp), %ymm2, %ymm5
	vmovups	2032(%rsp), %ymm2
	vfmadd213ps	576(%rsp), %ymm5, %ymm2
	vmovups	2096(%rsp), %ymm0
	vfmadd213ps	%ymm2, %ymm9, %ymm0
	vbroadcastss	275f(%rip), %ymm2
	vmaxps	%ymm2, %ymm1, %ymm1
	vdivps	%ymm1, %ymm10, %ymm2
	vfmadd213ps	%ymm0, %ymm3, %ymm14
	vmulps	%ymm6, %ymm14, %ymm1
	vmovups	%ymm8, 1200(%rsp)
	vmulps	%ymm2, %ymm8, %ymm2
	vmulps	1424(%rsp), %ymm2, %ymm2
	vmovups	2160(%rsp), %ymm0
	vminps	%ymm2, %ymm0, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm2
	vbroadcastss	2140f(%rip), %ymm3
	vmaxps	%ymm3, %ymm2, %ymm3
	vcmpltps	1008(%rsp), %ymm7, %ymm0
	vmovups	%ymm0, 320(%rsp)
	vcmpnltps	%ymm8, %ymm7, %ymm6
	vorps	%ymm6, %ymm0, %ymm6
	vblendvps	%ymm6, %ymm10, %ymm3, %ymm8
	vmovups	880(%rsp), %ymm4
	vandps	%ymm4, %ymm1, %ymm3
	vmovaps	%ymm1, %ymm0
	vmovups	%ymm1, 64(%rsp)
	vbroadcastss	2141f(%rip), %ymm15
	vaddps	%ymm3, %ymm15, %ymm3
	vmovaps	%ymm10, %ymm6
	vdivps	%ymm3, %ymm10, %ymm3
	vmovups	2672(%rsp), %ymm2
	vmulps	%ymm3, %ymm2, %ymm7
	vmovaps	%ymm8, %ymm1
	vmovups	%ymm8, 576(%rsp)
	vminps	%ymm8, %ymm7, %ymm8
	vcmpunordps	%ymm1, %ymm1, %ymm10
	vblendvps	%ymm10, %ymm7, %ymm8, %ymm8
	vmulps	%ymm5, %ymm12, %ymm14
	vandps	%ymm4, %ymm14, %ymm5
	vmovups	%ymm14, 288(%rsp)
	vaddps	%ymm5, %ymm15, %ymm5
	vdivps	%ymm5, %ymm6, %ymm5
	vmulps	%ymm5, %ymm2, %ymm10
	vminps	%ymm8, %ymm10, %ymm11
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm10, %ymm11, %ymm1
	vmovups	%ymm1, 720(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm0, %ymm8
	vmovups	784(%rsp), %ymm11
	vsubps	1520(%rsp), %ymm11, %ymm10
	vmovups	1488(%rsp), %ymm0
	vsubps	%ymm11, %ymm0, %ymm12
	vblendvps	%ymm8, %ymm10, %ymm12, %ymm8
	vcmpltps	%ymm1, %ymm14, %ymm10
	vmovups	544(%rsp), %ymm0
	vsubps	1584(%rsp), %ymm0, %ymm12
	vmovups	1552(%rsp), %ymm2
	vsubps	%ymm0, %ymm2, %ymm14
	vblendvps	%ymm10, %ymm12, %ymm14, %ymm10
	vmulps	%ymm3, %ymm8, %ymm3
	vmulps	16(%rsp), %ymm8, %ymm8
	vbroadcastss	2142f(%rip), %ymm14
	vmulps	%ymm3, %ymm14, %ymm3
	vcmpltps	%ymm8, %ymm1, %ymm8
	vbroadcastss	285f(%rip), %ymm12
	vminps	%ymm12, %ymm3, %ymm3
	vblendvps	%ymm8, %ymm3, %ymm12, %ymm3
	vmulps	%ymm5, %ymm10, %ymm5
	vmulps	128(%rsp), %ymm10, %ymm8
	vmulps	%ymm5, %ymm14, %ymm5
	vcmpltps	%ymm8, %ymm1, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm12, %ymm5
	vminps	%ymm3, %ymm5, %ymm8
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm8, %ymm5
	vmovups	224(%rsp), %ymm0
	vmulps	%ymm0, %ymm9, %ymm3
	vcmpltps	%ymm1, %ymm3, %ymm8
	vmovups	384(%rsp), %ymm7
	vsubps	1648(%rsp), %ymm7, %ymm9
	vmovups	1616(%rsp), %ymm1
	vsubps	%ymm7, %ymm1, %ymm10
	vblendvps	%ymm8, %ymm9, %ymm10, %ymm8
	vandps	%ymm4, %ymm3, %ymm9
	vaddps	%ymm15, %ymm9, %ymm9
	vbroadcastss	260f(%rip), %ymm6
	vdivps	%ymm9, %ymm6, %ymm9
	vmulps	%ymm9, %ymm8, %ymm9
	vmulps	480(%rsp), %ymm8, %ymm8
	vmulps	%ymm14, %ymm9, %ymm9
	vxorps	%xmm10, %xmm10, %xmm10
	vcmpltps	%ymm8, %ymm10, %ymm8
	vblendvps	%ymm8, %ymm9, %ymm12, %ymm8
	vminps	%ymm5, %ymm8, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm8, %ymm9, %ymm5
	vmovups	656(%rsp), %ymm1
	vmulps	256(%rsp), %ymm1, %ymm2
	vandps	%ymm4, %ymm2, %ymm8
	vaddps	%ymm15, %ymm8, %ymm8
	vdivps	%ymm8, %ymm6, %ymm8
	vmovaps	%ymm6, %ymm1
	vcmpltps	%ymm10, %ymm2, %ymm9
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	192(%rsp), %ymm6
	vsubps	1680(%rsp), %ymm6, %ymm10
	vmovups	1872(%rsp), %ymm4
	vsubps	%ymm6, %ymm4, %ymm12
	vblendvps	%ymm9, %ymm10, %ymm12, %ymm9
	vmulps	%ymm8, %ymm9, %ymm8
	vmulps	976(%rsp), %ymm9, %ymm9
	vmulps	%ymm14, %ymm8, %ymm8
	vcmpltps	%ymm9, %ymm15, %ymm9
	vbroadcastss	285f(%rip), %ymm10
	vblendvps	%ymm9, %ymm8, %ymm10, %ymm8
	vminps	%ymm5, %ymm8, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm8, %ymm9, %ymm5
	vdivps	%ymm7, %ymm1, %ymm8
	vmulps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vsqrtps	%ymm13, %ymm8
	vmulps	%ymm0, %ymm8, %ymm9
	vbroadcastss	2139f(%rip), %ymm10
	vmulps	%ymm10, %ymm9, %ymm9
	vminps	%ymm8, %ymm9, %ymm12
	vcmpunordps	%ymm8, %ymm8, %ymm13
	vblendvps	%ymm13, %ymm9, %ymm12, %ymm9
	vmovups	544(%rsp), %ymm1
	vaddps	288(%rsp), %ymm1, %ymm12
	vmovups	1552(%rsp), %ymm15
	vminps	%ymm12, %ymm15, %ymm13
	vcmpunordps	%ymm12, %ymm12, %ymm14
	vblendvps	%ymm14, %ymm15, %ymm13, %ymm13
	vmovups	1584(%rsp), %ymm0
	vmaxps	%ymm13, %ymm0, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm0, %ymm14, %ymm13
	vcmpneqps	%ymm13, %ymm12, %ymm12
	vcmpeqps	%ymm1, %ymm13, %ymm13
	vandps	%ymm12, %ymm13, %ymm12
	vaddps	64(%rsp), %ymm11, %ymm13
	vmovups	1488(%rsp), %ymm0
	vminps	%ymm13, %ymm0, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm15
	vblendvps	%ymm15, %ymm0, %ymm14, %ymm14
	vmovups	1520(%rsp), %ymm0
	vmaxps	%ymm14, %ymm0, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm0, %ymm15, %ymm14
	vcmpneqps	%ymm14, %ymm13, %ymm13
	vcmpeqps	%ymm11, %ymm14, %ymm14
	vandps	%ymm13, %ymm14, %ymm13
	vaddps	%ymm3, %ymm7, %ymm3
	vmovups	1616(%rsp), %ymm0
	vminps	%ymm3, %ymm0, %ymm14
	vcmpunordps	%ymm3, %ymm3, %ymm15
	vblendvps	%ymm15, %ymm0, %ymm14, %ymm14
	vmovups	1648(%rsp), %ymm0
	vmaxps	%ymm14, %ymm0, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm0, %ymm15, %ymm14
	vcmpneqps	%ymm3, %ymm14, %ymm3
	vcmpeqps	%ymm7, %ymm14, %ymm14
	vandps	%ymm3, %ymm14, %ymm3
	vaddps	%ymm2, %ymm6, %ymm0
	vminps	%ymm0, %ymm4, %ymm14
	vcmpunordps	%ymm0, %ymm0, %ymm15
	vblendvps	%ymm15, %ymm4, %ymm14, %ymm14
	vmovups	1680(%rsp), %ymm1
	vmaxps	%ymm14, %ymm1, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm15, %ymm14
	vcmpneqps	%ymm0, %ymm14, %ymm0
	vcmpeqps	%ymm6, %ymm14, %ymm14
	vandps	%ymm0, %ymm14, %ymm0
	vpsrld	$31, %ymm3, %ymm3
	vpslld	$2, %ymm3, %ymm3
	vpsrld	$31, %ymm0, %ymm0
	vpslld	$3, %ymm0, %ymm0
	vpor	%ymm0, %ymm3, %ymm0
	vpsrld	$31, %ymm12, %ymm3
	vpaddd	%ymm3, %ymm3, %ymm3
	vpor	%ymm3, %ymm0, %ymm0
	vpsubd	%ymm13, %ymm0, %ymm7
	vmovdqu	%ymm7, 128(%rsp)
	vbroadcastss	2136f(%rip), %ymm0
	vmovups	752(%rsp), %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm3
	vmovups	2352(%rsp), %ymm10
	vcmpltps	%ymm8, %ymm10, %ymm4
	vorps	%ymm4, %ymm3, %ymm4
	vmovups	320(%rsp), %ymm13
	vandps	%ymm4, %ymm13, %ymm4
	vmovups	1808(%rsp), %ymm0
	vbroadcastss	279f(%rip), %ymm1
	vmulps	%ymm1, %ymm0, %ymm12
	vblendvps	%ymm4, %ymm12, %ymm0, %ymm12
	vmovups	1008(%rsp), %ymm6
	vxorps	%xmm14, %xmm14, %xmm14
	vcmpnltps	%ymm6, %ymm14, %ymm4
	vorps	%ymm4, %ymm3, %ymm1
	vmovups	%ymm1, 256(%rsp)
	vandps	%ymm3, %ymm13, %ymm13
	vmovups	2448(%rsp), %ymm3
	vsubps	1840(%rsp), %ymm3, %ymm4
	vmovups	%ymm4, 752(%rsp)
	vmovups	1296(%rsp), %ymm3
	vbroadcastss	285f(%rip), %ymm2
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm15
	vcmpnltps	%ymm4, %ymm14, %ymm14
	vmovups	1712(%rsp), %ymm3
	vblendvps	%ymm14, %ymm3, %ymm15, %ymm3
	vmovups	%ymm3, 1712(%rsp)
	vmovups	1904(%rsp), %ymm3
	vcmpltps	%ymm2, %ymm3, %ymm3
	vmovups	720(%rsp), %ymm1
	vcmpltps	%ymm1, %ymm5, %ymm15
	vandps	%ymm3, %ymm15, %ymm3
	vmovups	%ymm3, 224(%rsp)
	vblendvps	%ymm3, %ymm5, %ymm1, %ymm15
	vblendvps	%ymm14, %ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 1808(%rsp)
	vcmpnleps	%ymm12, %ymm9, %ymm5
	vmovups	576(%rsp), %ymm3
	vcmpnleps	%ymm15, %ymm3, %ymm9
	vorps	%ymm5, %ymm9, %ymm5
	vorps	%ymm5, %ymm13, %ymm5
	vpslld	$31, %ymm5, %ymm5
	vpsrad	$31, %ymm5, %ymm5
	vpbroadcastd	260f(%rip), %ymm4
	vpandn	%ymm4, %ymm5, %ymm5
	vblendvps	%ymm14, %ymm6, %ymm5, %ymm6
	vmovups	%ymm6, 1008(%rsp)
	vmovups	64(%rsp), %ymm0
	vfmadd213ps	%ymm11, %ymm15, %ymm0
	vmovups	1488(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm5, %ymm1
	vmovups	1520(%rsp), %ymm0
	vmaxps	%ymm1, %ymm0, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm5, %ymm1
	vorps	%ymm14, %ymm13, %ymm2
	vmovups	%ymm2, 320(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vpcmpeqd	%ymm6, %ymm7, %ymm5
	vpcmpeqd	%ymm0, %ymm0, %ymm0
	vpxor	%ymm0, %ymm5, %ymm5
	vorps	%ymm5, %ymm2, %ymm5
	vmovups	1424(%rsp), %ymm0
	vblendvps	%ymm5, %ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 1424(%rsp)
	vblendvps	%ymm5, %ymm11, %ymm1, %ymm0
	vmovups	%ymm0, 64(%rsp)
	vsubps	%ymm11, %ymm0, %ymm9
	vmovups	1456(%rsp), %ymm0
	vblendvps	%ymm5, %ymm0, %ymm9, %ymm0
	vfmadd132ps	160(%rsp), %ymm6, %ymm9
	vmovups	544(%rsp), %ymm1
	vfmadd132ps	288(%rsp), %ymm1, %ymm15
	vmovups	1552(%rsp), %ymm2
	vminps	%ymm15, %ymm2, %ymm7
	vcmpunordps	%ymm15, %ymm15, %ymm12
	vblendvps	%ymm12, %ymm2, %ymm7, %ymm7
	vmovups	1584(%rsp), %ymm2
	vmaxps	%ymm7, %ymm2, %ymm12
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm2, %ymm12, %ymm7
	vblendvps	%ymm5, %ymm1, %ymm7, %ymm2
	vmovups	%ymm2, 160(%rsp)
	vsubps	%ymm1, %ymm2, %ymm12
	vfmadd231ps	96(%rsp), %ymm12, %ymm9
	vmovups	1328(%rsp), %ymm2
	vblendvps	%ymm5, %ymm2, %ymm12, %ymm2
	vdivps	%ymm3, %ymm4, %ymm12
	vmovups	%ymm0, 1456(%rsp)
	vmulps	%ymm0, %ymm12, %ymm13
	vmovups	1776(%rsp), %ymm0
	vfnmadd213ps	448(%rsp), %ymm13, %ymm0
	vmovups	816(%rsp), %ymm1
	vmovups	512(%rsp), %ymm7
	vfnmadd213ps	%ymm7, %ymm13, %ymm1
	vmovups	%ymm2, 1328(%rsp)
	vmulps	%ymm2, %ymm12, %ymm12
	vmovups	416(%rsp), %ymm2
	vfnmadd213ps	%ymm0, %ymm12, %ymm2
	vmovups	1040(%rsp), %ymm0
	vfnmadd213ps	%ymm1, %ymm12, %ymm0
	vmovups	2640(%rsp), %ymm11
	vmulps	%ymm2, %ymm11, %ymm12
	vmulps	848(%rsp), %ymm11, %ymm13
	vmovups	2608(%rsp), %ymm1
	vmulps	%ymm1, %ymm13, %ymm14
	vmulps	%ymm12, %ymm14, %ymm15
	vfmsub231ps	%ymm0, %ymm1, %ymm15
	vfnmadd213ps	%ymm4, %ymm14, %ymm14
	vbroadcastss	2129f(%rip), %ymm0
	vmaxps	%ymm0, %ymm14, %ymm14
	vdivps	%ymm14, %ymm4, %ymm14
	vmulps	%ymm15, %ymm14, %ymm14
	vmulps	%ymm1, %ymm14, %ymm14
	vmovaps	%ymm3, %ymm2
	vmulps	%ymm3, %ymm14, %ymm14
	vbroadcastss	2143f(%rip), %ymm1
	vmovups	192(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm15
	vmaxps	%ymm14, %ymm15, %ymm0
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm15, %ymm0, %ymm0
	vmulps	%ymm12, %ymm11, %ymm14
	vmulps	%ymm11, %ymm13, %ymm13
	vaddps	%ymm0, %ymm3, %ymm0
	vmovups	1872(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm12
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm12, %ymm0
	vmovups	1680(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm12
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm12, %ymm0
	vblendvps	%ymm5, %ymm3, %ymm0, %ymm12
	vmulps	%ymm2, %ymm14, %ymm0
	vsubps	%ymm3, %ymm12, %ymm6
	vfnmadd231ps	%ymm13, %ymm6, %ymm0
	vmovups	384(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm13
	vmaxps	%ymm0, %ymm13, %ymm14
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm13, %ymm14, %ymm0
	vmulps	%ymm8, %ymm8, %ymm13
	vmulps	16(%rsp), %ymm13, %ymm13
	vmovups	256(%rsp), %ymm1
	vbroadcastss	285f(%rip), %ymm3
	vblendvps	%ymm1, %ymm3, %ymm13, %ymm4
	vbroadcastss	16(%rbp), %ymm13
	vcmpleps	%ymm13, %ymm4, %ymm4
	vmulss	%xmm13, %xmm13, %xmm13
	vbroadcastss	%xmm13, %ymm13
	vmovups	688(%rsp), %ymm1
	vcmpleps	%ymm13, %ymm1, %ymm13
	vandps	%ymm4, %ymm13, %ymm4
	vblendvps	%ymm5, %ymm10, %ymm8, %ymm10
	vmovups	%ymm10, 2352(%rsp)
	vmovups	320(%rsp), %ymm1
	vandnps	128(%rsp), %ymm1, %ymm3
	vfmadd231ps	%ymm7, %ymm6, %ymm9
	vmovups	1392(%rsp), %ymm1
	vblendvps	%ymm5, %ymm1, %ymm6, %ymm1
	vmovups	%ymm1, 1392(%rsp)
	vorps	2544(%rsp), %ymm3, %ymm3
	vmovaps	%ymm2, %ymm1
	vaddps	%ymm0, %ymm2, %ymm0
	vmovups	1616(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm6, %ymm0
	vmovups	1648(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm6, %ymm0
	vblendvps	%ymm5, %ymm1, %ymm0, %ymm0
	vsubps	%ymm1, %ymm0, %ymm6
	vfmadd231ps	448(%rsp), %ymm6, %ymm9
	vmovups	1360(%rsp), %ymm1
	vblendvps	%ymm5, %ymm1, %ymm6, %ymm1
	vmovups	%ymm1, 1360(%rsp)
	vmovups	224(%rsp), %ymm1
	vandnps	%ymm9, %ymm1, %ymm2
	vmovups	1200(%rsp), %ymm1
	vblendvps	%ymm5, %ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 1200(%rsp)
	vandps	%ymm3, %ymm5, %ymm5
	vandnps	752(%rsp), %ymm4, %ymm2
	vaddps	1840(%rsp), %ymm2, %ymm2
	vmovups	1744(%rsp), %ymm1
	vcmpltps	2384(%rsp), %ymm1, %ymm3
	vandps	%ymm2, %ymm3, %ymm6
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	64(%rsp), %ymm1
	vmovups	%ymm1, 784(%rsp)
	vmovups	160(%rsp), %ymm1
	vmovups	%ymm1, 544(%rsp)
	vmovups	%ymm0, 384(%rsp)
	vmovaps	%ymm12, %ymm9
	vbroadcastss	260f(%rip), %ymm12
	vbroadcastss	274f(%rip), %ymm15
239:
	vpshufb	2144f(%rip), %ymm5, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 2800(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2240(%rsp)
	vpbroadcastd	286f(%rip), %ymm0
	vpand	%ymm0, %ymm5, %ymm0
	vmovdqu	%ymm0, 2768(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2224(%rsp)
	vpbroadcastd	287f(%rip), %ymm0
	vpand	%ymm0, %ymm5, %ymm0
	vmovdqu	%ymm0, 2736(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2208(%rsp)
	vpbroadcastd	288f(%rip), %ymm0
	vmovups	%ymm5, 2544(%rsp)
	vpand	%ymm0, %ymm5, %ymm0
	vmovdqu	%ymm0, 2704(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2192(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm4, %xmm4, %xmm4
	.p2align	4
240:
	vaddss	%xmm4, %xmm6, %xmm0
	vmovshdup	%xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm3
	vbroadcastss	20(%rbp), %ymm1
	vmovss	260f(%rip), %xmm0
	vmovups	%ymm1, 2672(%rsp)
	vdivss	%xmm1, %xmm0, %xmm2
	vbroadcastss	%xmm2, %ymm0
	vmovups	%ymm0, 1264(%rsp)
	vmulss	289f(%rip), %xmm2, %xmm1
	vmulss	290f(%rip), %xmm2, %xmm0
	vmulss	291f(%rip), %xmm2, %xmm2
	testq	%r10, %r10
	vmovups	%ymm9, 192(%rsp)
	vmovups	%ymm6, 2448(%rsp)
	vmovss	%xmm3, 1296(%rsp)
	je	246f
	vmovaps	%xmm2, 96(%rsp)
	vbroadcastss	%xmm1, %ymm2
	vbroadcastss	292f(%rip), %ymm13
	vmovups	784(%rsp), %ymm1
	vsubps	%ymm1, %ymm13, %ymm1
	vmovups	%ymm2, 16(%rsp)
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	608(%rsp), %ymm11
	vxorps	%ymm1, %ymm11, %ymm6
	vmulps	%ymm6, %ymm1, %ymm3
	vmovaps	%ymm15, %ymm10
	vbroadcastss	294f(%rip), %ymm15
	vmaxps	%ymm15, %ymm3, %ymm3
	vbroadcastss	295f(%rip), %ymm15
	vmulps	%ymm3, %ymm15, %ymm4
	vroundps	$8, %ymm4, %ymm4
	vbroadcastss	296f(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm3
	vbroadcastss	297f(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vbroadcastss	299f(%rip), %ymm7
	vbroadcastss	298f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	2100f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	2101f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	2102f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vfmadd213ps	%ymm12, %ymm3, %ymm7
	vbroadcastss	2103f(%rip), %ymm3
	vaddps	%ymm3, %ymm4, %ymm3
	vcvttps2dq	%ymm3, %ymm4
	vpsrad	$31, %ymm4, %ymm8
	vbroadcastss	2104f(%rip), %ymm9
	vsubps	%ymm9, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm3, %ymm8, %ymm3
	vpor	%ymm3, %ymm4, %ymm3
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm7, %ymm4
	vandps	880(%rsp), %ymm1, %ymm3
	vbroadcastss	2105f(%rip), %ymm7
	vfmadd213ps	%ymm12, %ymm7, %ymm3
	vdivps	%ymm3, %ymm12, %ymm3
	vbroadcastss	2107f(%rip), %ymm7
	vbroadcastss	2106f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	2108f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	2109f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	2110f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	2111f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	2112f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	2113f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	2114f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vmulps	%ymm7, %ymm3, %ymm7
	vbroadcastss	%xmm0, %ymm3
	vcmpltps	%ymm6, %ymm1, %ymm0
	vmovaps	%ymm10, %ymm5
	vblendvps	%ymm0, %ymm13, %ymm10, %ymm0
	vbroadcastss	96(%rsp), %ymm14
	vmulps	%ymm4, %ymm7, %ymm6
	vmulps	%ymm6, %ymm0, %ymm6
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vmovss	274f(%rip), %xmm15
	vmovaps	%ymm12, %ymm13
	.p2align	4
241:
	vxorps	%xmm2, %xmm2, %xmm2
	vcvtsi2ss	%rcx, %xmm2, %xmm7
	vaddss	%xmm7, %xmm15, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vsubps	784(%rsp), %ymm7, %ymm7
	vmulps	16(%rsp), %ymm7, %ymm7
	vxorps	%ymm7, %ymm11, %ymm8
	vmulps	%ymm7, %ymm8, %ymm9
	vbroadcastss	294f(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vbroadcastss	295f(%rip), %ymm10
	vmovaps	%xmm15, %xmm2
	vmovaps	%ymm10, %ymm15
	vmulps	%ymm10, %ymm9, %ymm10
	vroundps	$8, %ymm10, %ymm10
	vbroadcastss	296f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	297f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	2103f(%rip), %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm11
	vpsrad	$31, %ymm11, %ymm12
	vmulps	%ymm15, %ymm9, %ymm9
	vbroadcastss	2104f(%rip), %ymm15
	vsubps	%ymm15, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm10
	vpand	%ymm12, %ymm10, %ymm10
	vbroadcastss	299f(%rip), %ymm12
	vbroadcastss	298f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vbroadcastss	2100f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vbroadcastss	2101f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vbroadcastss	2102f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vmovaps	%xmm2, %xmm15
	vfmadd213ps	%ymm13, %ymm9, %ymm12
	vpor	%ymm10, %ymm11, %ymm9
	vandps	880(%rsp), %ymm7, %ymm10
	vbroadcastss	2105f(%rip), %ymm11
	vfmadd213ps	%ymm13, %ymm11, %ymm10
	vpslld	$23, %ymm9, %ymm9
	vdivps	%ymm10, %ymm13, %ymm10
	vmulps	%ymm9, %ymm12, %ymm9
	vbroadcastss	2107f(%rip), %ymm11
	vbroadcastss	2106f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2108f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2109f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2110f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2111f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2112f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2113f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2114f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vmulps	%ymm11, %ymm10, %ymm10
	vmovups	608(%rsp), %ymm11
	vcmpltps	%ymm8, %ymm7, %ymm8
	vbroadcastss	292f(%rip), %ymm12
	vblendvps	%ymm8, %ymm12, %ymm5, %ymm8
	vmulps	%ymm9, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vsubps	%ymm0, %ymm8, %ymm0
	vsubps	%ymm10, %ymm6, %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vmovaps	%ymm0, -64(%rax)
	vsubps	%ymm9, %ymm4, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovaps	%ymm0, -32(%rax)
	vmulps	%ymm7, %ymm9, %ymm0
	vfmsub231ps	%ymm1, %ymm4, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$96, %rax
	vmovaps	%ymm7, %ymm1
	vmovaps	%ymm9, %ymm4
	vmovaps	%ymm10, %ymm6
	vmovaps	%ymm8, %ymm0
	cmpq	%rcx, %r10
	jne	241b
	vbroadcastss	292f(%rip), %ymm9
	vsubps	544(%rsp), %ymm9, %ymm0
	vmulps	16(%rsp), %ymm0, %ymm1
	vxorps	%ymm1, %ymm11, %ymm0
	vmulps	%ymm0, %ymm1, %ymm4
	vbroadcastss	294f(%rip), %ymm6
	vmaxps	%ymm6, %ymm4, %ymm4
	vbroadcastss	295f(%rip), %ymm7
	vmulps	%ymm7, %ymm4, %ymm6
	vroundps	$8, %ymm6, %ymm6
	vbroadcastss	296f(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm4
	vbroadcastss	297f(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm4
	vmulps	%ymm7, %ymm4, %ymm4
	vbroadcastss	299f(%rip), %ymm7
	vbroadcastss	298f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm4, %ymm7
	vbroadcastss	2100f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm4, %ymm7
	vbroadcastss	2101f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm4, %ymm7
	vbroadcastss	2102f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm4, %ymm7
	vfmadd213ps	%ymm13, %ymm4, %ymm7
	vbroadcastss	2103f(%rip), %ymm4
	vaddps	%ymm4, %ymm6, %ymm4
	vcvttps2dq	%ymm4, %ymm6
	vpsrad	$31, %ymm6, %ymm8
	vbroadcastss	2104f(%rip), %ymm10
	vsubps	%ymm10, %ymm4, %ymm4
	vcvttps2dq	%ymm4, %ymm4
	vpand	%ymm4, %ymm8, %ymm4
	vpor	%ymm4, %ymm6, %ymm4
	vpslld	$23, %ymm4, %ymm4
	vandps	880(%rsp), %ymm1, %ymm6
	vbroadcastss	2105f(%rip), %ymm8
	vfmadd213ps	%ymm13, %ymm8, %ymm6
	vdivps	%ymm6, %ymm13, %ymm6
	vmulps	%ymm4, %ymm7, %ymm4
	vbroadcastss	2107f(%rip), %ymm7
	vbroadcastss	2106f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	2108f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	2109f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	2110f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	2111f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	2112f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	2113f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	2114f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vcmpltps	%ymm0, %ymm1, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm5, %ymm0
	vmulps	%ymm7, %ymm6, %ymm6
	vmulps	%ymm4, %ymm6, %ymm6
	vmulps	%ymm6, %ymm0, %ymm6
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
242:
	vcvtsi2ss	%rcx, %xmm14, %xmm7
	vaddss	%xmm7, %xmm15, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vsubps	544(%rsp), %ymm7, %ymm7
	vmulps	16(%rsp), %ymm7, %ymm7
	vxorps	%ymm7, %ymm11, %ymm8
	vmulps	%ymm7, %ymm8, %ymm9
	vbroadcastss	294f(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vbroadcastss	295f(%rip), %ymm15
	vmulps	%ymm15, %ymm9, %ymm10
	vroundps	$8, %ymm10, %ymm10
	vbroadcastss	296f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	297f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	2103f(%rip), %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm11
	vpsrad	$31, %ymm11, %ymm12
	vmulps	%ymm15, %ymm9, %ymm9
	vbroadcastss	2104f(%rip), %ymm15
	vsubps	%ymm15, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm10
	vpand	%ymm12, %ymm10, %ymm10
	vbroadcastss	299f(%rip), %ymm12
	vbroadcastss	298f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vbroadcastss	2100f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vbroadcastss	2101f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vbroadcastss	2102f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vmovaps	%xmm2, %xmm15
	vfmadd213ps	%ymm13, %ymm9, %ymm12
	vpor	%ymm10, %ymm11, %ymm9
	vandps	880(%rsp), %ymm7, %ymm10
	vbroadcastss	2105f(%rip), %ymm11
	vfmadd213ps	%ymm13, %ymm11, %ymm10
	vpslld	$23, %ymm9, %ymm9
	vdivps	%ymm10, %ymm13, %ymm10
	vmulps	%ymm9, %ymm12, %ymm9
	vbroadcastss	2107f(%rip), %ymm11
	vbroadcastss	2106f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2108f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2109f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2110f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2111f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2112f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2113f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2114f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vmulps	%ymm11, %ymm10, %ymm10
	vmovups	608(%rsp), %ymm11
	vcmpltps	%ymm8, %ymm7, %ymm8
	vbroadcastss	292f(%rip), %ymm12
	vblendvps	%ymm8, %ymm12, %ymm5, %ymm8
	vmulps	%ymm9, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vsubps	%ymm0, %ymm8, %ymm0
	vsubps	%ymm10, %ymm6, %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vmovaps	%ymm0, -64(%rax)
	vsubps	%ymm9, %ymm4, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovaps	%ymm0, -32(%rax)
	vmulps	%ymm7, %ymm9, %ymm0
	vfmsub231ps	%ymm1, %ymm4, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$96, %rax
	vmovaps	%ymm7, %ymm1
	vmovaps	%ymm9, %ymm4
	vmovaps	%ymm10, %ymm6
	vmovaps	%ymm8, %ymm0
	cmpq	%rcx, %r10
	jne	242b
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1296(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vmovups	1008(%rsp), %ymm0
	ja	243f
	vxorps	%xmm0, %xmm0, %xmm0
243:
	vmovups	%ymm0, 688(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 160(%rsp)
	vbroadcastss	8(%rbp), %ymm0
	vmovups	%ymm0, 656(%rsp)
	movq	8(%rsp), %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 96(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm0, 128(%rsp)
	vmovups	%ymm0, 320(%rsp)
	vmovups	%ymm0, 256(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 416(%rsp)
	vmovups	%ymm0, 64(%rsp)
	vmovups	%ymm0, 816(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 848(%rsp)
	vmovups	%ymm0, 288(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 480(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm0, 224(%rsp)
	vmovups	384(%rsp), %ymm2
	.p2align	4
244:
	vmovups	%ymm3, 752(%rsp)
	vmovups	%ymm1, 512(%rsp)
	vmovups	%ymm5, 448(%rsp)
	vmovups	%ymm13, 1776(%rsp)
	vmovups	%ymm12, 1040(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovaps	(%r13,%rdx), %ymm0
	vmovaps	32(%r13,%rdx), %ymm1
	vmovups	%ymm1, 720(%rsp)
	vmovaps	64(%r13,%rdx), %ymm1
	vmovups	%ymm1, 576(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vmulps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	movq	%rdi, %rdx
	xorl	%esi, %esi
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	688(%rsp), %ymm9
	vmovups	656(%rsp), %ymm4
	.p2align	4
245:
	vmovaps	(%rax,%rsi), %ymm11
	vmovaps	-64(%rdx), %ymm3
	vmovaps	%ymm3, %ymm2
	vmovups	192(%rsp), %ymm7
	vfmadd132ps	16(%rsp), %ymm7, %ymm2
	vaddps	%ymm4, %ymm2, %ymm2
	vbroadcastss	260f(%rip), %ymm7
	vdivps	%ymm2, %ymm7, %ymm7
	vsubps	%ymm2, %ymm11, %ymm2
	vmulps	%ymm7, %ymm2, %ymm2
	vmulps	%ymm2, %ymm9, %ymm11
	vfmadd213ps	%ymm7, %ymm7, %ymm11
	vmovaps	-32(%rdx), %ymm7
	vaddps	%ymm2, %ymm15, %ymm15
	vfmadd231ps	%ymm3, %ymm2, %ymm14
	vfmadd231ps	(%rdx), %ymm2, %ymm5
	vfmadd231ps	%ymm7, %ymm2, %ymm6
	vmulps	%ymm3, %ymm11, %ymm2
	vaddps	%ymm2, %ymm0, %ymm0
	vfmadd231ps	%ymm2, %ymm3, %ymm12
	vaddps	%ymm11, %ymm10, %ymm10
	vmulps	%ymm7, %ymm11, %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm13
	vfmadd231ps	%ymm7, %ymm2, %ymm1
	vaddps	%ymm2, %ymm8, %ymm8
	addq	$32, %rsi
	addq	$96, %rdx
	cmpq	%rsi, %r12
	jne	245b
	vmovups	384(%rsp), %ymm2
	vmovups	720(%rsp), %ymm4
	vmulps	%ymm4, %ymm2, %ymm11
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	16(%rsp), %ymm7
	vfmadd213ps	%ymm9, %ymm7, %ymm1
	vmovups	128(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm7, %ymm3
	vmovups	%ymm3, 128(%rsp)
	vmovaps	%ymm13, %ymm1
	vfmadd213ps	%ymm9, %ymm11, %ymm1
	vmovups	320(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm7, %ymm3
	vmovups	%ymm3, 320(%rsp)
	vmovups	976(%rsp), %ymm9
	vxorps	%xmm3, %xmm3, %xmm3
	vfmadd213ps	%ymm3, %ymm9, %ymm13
	vmovups	1776(%rsp), %ymm1
	vfmadd231ps	%ymm13, %ymm7, %ymm1
	vmovaps	%ymm1, %ymm13
	vaddps	%ymm3, %ymm8, %ymm1
	vmovups	816(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm7, %ymm3
	vmovups	%ymm3, 816(%rsp)
	vmovups	160(%rsp), %ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm1
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm1, 160(%rsp)
	vmovups	752(%rsp), %ymm3
	vfmadd231ps	%ymm6, %ymm4, %ymm3
	vmovaps	%ymm12, %ymm1
	vfmadd213ps	%ymm7, %ymm11, %ymm1
	vmovups	256(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm11, %ymm4
	vmovups	%ymm4, 256(%rsp)
	vfmadd213ps	%ymm7, %ymm9, %ymm12
	vmovups	416(%rsp), %ymm1
	vfmadd231ps	%ymm12, %ymm11, %ymm1
	vmovups	%ymm1, 416(%rsp)
	vmovups	64(%rsp), %ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm1
	vmovups	%ymm1, 64(%rsp)
	vmovups	96(%rsp), %ymm1
	vfmadd231ps	%ymm14, %ymm11, %ymm1
	vmovups	%ymm1, 96(%rsp)
	vaddps	%ymm7, %ymm0, %ymm0
	vmovups	1040(%rsp), %ymm12
	vfmadd231ps	%ymm11, %ymm0, %ymm12
	vmovups	848(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm9, %ymm1
	vmovups	%ymm1, 848(%rsp)
	vmovups	480(%rsp), %ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm0
	vmovups	%ymm0, 480(%rsp)
	vmovups	448(%rsp), %ymm5
	vfmadd231ps	%ymm14, %ymm9, %ymm5
	vmovups	224(%rsp), %ymm0
	vfmadd231ps	576(%rsp), %ymm14, %ymm0
	vmovups	%ymm0, 224(%rsp)
	vmovups	512(%rsp), %ymm1
	vaddps	%ymm1, %ymm15, %ymm1
	vaddps	%ymm7, %ymm10, %ymm0
	vmovups	288(%rsp), %ymm4
	vaddps	%ymm0, %ymm4, %ymm4
	vmovups	%ymm4, 288(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	244b
	vbroadcastss	277f(%rip), %ymm11
	vmovups	192(%rsp), %ymm9
	vmovups	2448(%rsp), %ymm6
	vmovups	416(%rsp), %ymm8
	vmovups	96(%rsp), %ymm4
	vmovups	160(%rsp), %ymm14
	vmovups	480(%rsp), %ymm15
	jmp	248f
	.p2align	4
246:
	vucomiss	%xmm4, %xmm3
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 224(%rsp)
	vmovups	1008(%rsp), %ymm0
	ja	247f
	vxorps	%xmm0, %xmm0, %xmm0
247:
	vmovups	%ymm0, 688(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 288(%rsp)
	vmovups	%ymm0, 848(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 64(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 256(%rsp)
	vmovups	%ymm0, 320(%rsp)
	vmovups	%ymm0, 128(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm14, %xmm14, %xmm14
	vbroadcastss	277f(%rip), %ymm11
	vmovups	384(%rsp), %ymm2
248:
	vmovups	%ymm1, 512(%rsp)
	vmovups	688(%rsp), %ymm10
	vmulps	%ymm2, %ymm10, %ymm0
	vmulps	%ymm0, %ymm15, %ymm15
	vmovups	1264(%rsp), %ymm1
	vfnmadd213ps	128(%rsp), %ymm1, %ymm15
	vmovups	%ymm15, 656(%rsp)
	vmulps	224(%rsp), %ymm0, %ymm15
	vfnmadd213ps	256(%rsp), %ymm1, %ymm15
	vfnmadd213ps	320(%rsp), %ymm0, %ymm3
	vmovups	%ymm3, 752(%rsp)
	vdivps	%ymm2, %ymm11, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmovss	1296(%rsp), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	vmovups	%ymm14, 160(%rsp)
	vfmadd231ps	%ymm14, %ymm0, %ymm13
	vfmadd231ps	%ymm0, %ymm4, %ymm8
	vmovups	%ymm12, 1040(%rsp)
	vmovups	%ymm8, 416(%rsp)
	vmovups	%ymm13, 1776(%rsp)
	vmovups	%ymm5, 448(%rsp)
	vmovups	%ymm4, 96(%rsp)
	vmovups	%ymm15, 2416(%rsp)
	jbe	251f
	vmovups	1744(%rsp), %ymm1
	vaddps	%ymm1, %ymm6, %ymm1
	vbroadcastss	2115f(%rip), %ymm0
	vmovups	%ymm1, 1744(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vmovups	1072(%rsp), %ymm10
	vandps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vxorps	%xmm14, %xmm14, %xmm14
	vaddss	%xmm0, %xmm14, %xmm1
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm14, %xmm1
	jbe	251f
	vmovups	%ymm0, 224(%rsp)
	testq	%r10, %r10
	je	252f
	vbroadcastss	8(%rbp), %ymm2
	vxorps	%xmm1, %xmm1, %xmm1
	movq	8(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
249:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovups	384(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	2119f(%rip), %ymm14
	vbroadcastss	2121f(%rip), %ymm13
	vbroadcastss	260f(%rip), %ymm0
	vmovdqu	2288(%rsp), %ymm12
	vmovdqu	2256(%rsp), %ymm15
	.p2align	4
250:
	vmovaps	(%rdx), %ymm4
	vfmadd132ps	16(%rsp), %ymm9, %ymm4
	vaddps	%ymm2, %ymm4, %ymm4
	vdivps	%ymm4, %ymm0, %ymm6
	vmovaps	(%rax,%rsi), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmulps	%ymm6, %ymm5, %ymm5
	vcmpltps	%ymm5, %ymm11, %ymm7
	vaddps	%ymm6, %ymm11, %ymm6
	vblendvps	%ymm7, %ymm5, %ymm6, %ymm6
	vaddps	%ymm0, %ymm6, %ymm7
	vpaddd	%ymm7, %ymm12, %ymm7
	vpand	%ymm7, %ymm15, %ymm7
	vpsubd	%ymm7, %ymm10, %ymm8
	vaddps	%ymm11, %ymm8, %ymm9
	vfmadd231ps	%ymm8, %ymm6, %ymm9
	vmovaps	%ymm13, %ymm6
	vmulps	%ymm9, %ymm9, %ymm8
	vbroadcastss	2120f(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm9, %ymm6
	vbroadcastss	2123f(%rip), %ymm10
	vbroadcastss	2122f(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm9, %ymm10
	vbroadcastss	2124f(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm8, %ymm10
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vmovaps	%ymm14, %ymm6
	vmovaps	%ymm11, %ymm3
	vmovaps	%ymm2, %ymm11
	vbroadcastss	2118f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm9, %ymm6
	vmovaps	%ymm11, %ymm2
	vmovaps	%ymm3, %ymm11
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vfmadd213ps	%ymm9, %ymm8, %ymm10
	vmovups	192(%rsp), %ymm9
	vcvtdq2ps	%ymm7, %ymm6
	vbroadcastss	2125f(%rip), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm10
	vaddps	%ymm0, %ymm5, %ymm6
	vmaxps	%ymm11, %ymm5, %ymm5
	vfmsub231ps	%ymm6, %ymm10, %ymm5
	vmovups	1072(%rsp), %ymm10
	vfmadd231ps	%ymm5, %ymm4, %ymm1
	addq	$32, %rsi
	addq	$96, %rdx
	cmpq	%rsi, %r12
	jne	250b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	249b
	jmp	253f
	.p2align	4
251:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1840(%rsp)
	vmovups	288(%rsp), %ymm4
	vmovups	64(%rsp), %ymm2
	vmovups	656(%rsp), %ymm3
	vmovups	544(%rsp), %ymm8
	jmp	254f
252:
	vxorps	%xmm1, %xmm1, %xmm1
253:
	vbroadcastss	2127f(%rip), %ymm2
	vbroadcastss	2126f(%rip), %ymm3
	vmovups	1904(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	224(%rsp), %ymm7, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 1904(%rsp)
	vbroadcastss	281f(%rip), %ymm1
	vmovups	1808(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 1808(%rsp)
	vbroadcastss	2128f(%rip), %ymm1
	vmovups	2160(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2160(%rsp)
	vbroadcastss	279f(%rip), %ymm0
	vbroadcastss	260f(%rip), %ymm12
	vblendvps	%ymm2, %ymm0, %ymm12, %ymm0
	vmovups	1456(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm1
	vsubps	%ymm1, %ymm3, %ymm3
	vmovups	784(%rsp), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	%ymm4, 784(%rsp)
	vmovups	1328(%rsp), %ymm4
	vmulps	%ymm0, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	544(%rsp), %ymm8
	vsubps	%ymm4, %ymm8, %ymm8
	vmovups	1360(%rsp), %ymm5
	vmulps	%ymm0, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	384(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 384(%rsp)
	vmovups	1392(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm9, %ymm9
	vmovups	1200(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1200(%rsp)
	vmovups	1424(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1424(%rsp)
	vmovups	1008(%rsp), %ymm0
	vandnps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 1008(%rsp)
	vbroadcastss	285f(%rip), %ymm0
	vmovups	1712(%rsp), %ymm6
	vblendvps	%ymm2, %ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1712(%rsp)
	vandps	%ymm2, %ymm12, %ymm0
	vmovups	%ymm0, 1840(%rsp)
	vmovups	%ymm5, 1392(%rsp)
	vmovups	%ymm4, 1360(%rsp)
	vmovups	%ymm3, 1328(%rsp)
	vmovups	%ymm1, 1456(%rsp)
	vmovups	1040(%rsp), %ymm12
	vmovups	1776(%rsp), %ymm13
	vmovups	288(%rsp), %ymm4
	vmovups	64(%rsp), %ymm2
	vmovups	2416(%rsp), %ymm15
	vmovups	656(%rsp), %ymm3
254:
	vmovups	%ymm2, 64(%rsp)
	vmovups	%ymm4, 288(%rsp)
	vmovups	%ymm9, 192(%rsp)
	vbroadcastss	275f(%rip), %ymm1
	vmaxps	%ymm1, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vbroadcastss	260f(%rip), %ymm14
	vmovaps	%ymm15, %ymm3
	vmovaps	%ymm14, %ymm15
	vdivps	%ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 320(%rsp)
	vmaxps	%ymm1, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm14, %ymm14
	vmovups	%ymm14, 720(%rsp)
	vmaxps	%ymm1, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovdqu	2736(%rsp), %ymm2
	vpcmpgtd	%ymm7, %ymm2, %ymm3
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 224(%rsp)
	vmaxps	%ymm1, %ymm4, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vmovdqu	2768(%rsp), %ymm1
	vpcmpgtd	%ymm7, %ymm1, %ymm1
	vmovups	784(%rsp), %ymm5
	vcmpleps	1520(%rsp), %ymm5, %ymm2
	vmovups	1488(%rsp), %ymm4
	vcmpleps	%ymm5, %ymm4, %ymm4
	vmovups	160(%rsp), %ymm0
	vmovups	608(%rsp), %ymm10
	vxorps	%ymm0, %ymm10, %ymm5
	vblendvps	%ymm4, %ymm0, %ymm11, %ymm4
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vcmpleps	%ymm2, %ymm7, %ymm2
	vextractf128	$1, %ymm2, %xmm4
	vpackssdw	%xmm4, %xmm2, %xmm0
	vmovdqa	%xmm0, 688(%rsp)
	vpor	2800(%rsp), %xmm0, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vmovdqu	%ymm2, 1264(%rsp)
	vblendvps	%ymm2, %ymm7, %ymm15, %ymm5
	vmovups	%ymm5, 16(%rsp)
	vcmpleps	1584(%rsp), %ymm8, %ymm2
	vmovups	1552(%rsp), %ymm4
	vmovups	%ymm8, 544(%rsp)
	vcmpleps	%ymm8, %ymm4, %ymm4
	vmovups	96(%rsp), %ymm0
	vblendvps	%ymm4, %ymm0, %ymm11, %ymm4
	vxorps	%ymm0, %ymm10, %ymm6
	vblendvps	%ymm2, %ymm6, %ymm4, %ymm2
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpleps	%ymm2, %ymm4, %ymm0
	vmovups	%ymm0, 1232(%rsp)
	vpor	%ymm0, %ymm1, %ymm1
	vmovdqu	%ymm1, 2096(%rsp)
	vmovups	384(%rsp), %ymm6
	vcmpleps	1648(%rsp), %ymm6, %ymm2
	vmovups	1616(%rsp), %ymm4
	vmovups	%ymm6, 384(%rsp)
	vcmpleps	%ymm6, %ymm4, %ymm4
	vmovups	448(%rsp), %ymm0
	vxorps	%ymm0, %ymm10, %ymm6
	vblendvps	%ymm4, %ymm0, %ymm11, %ymm4
	vblendvps	%ymm2, %ymm6, %ymm4, %ymm2
	vpandn	%ymm15, %ymm1, %ymm0
	vmovdqu	%ymm0, 128(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpleps	%ymm2, %ymm4, %ymm8
	vpor	%ymm3, %ymm8, %ymm1
	vmovdqu	%ymm1, 2064(%rsp)
	vcmpleps	1680(%rsp), %ymm9, %ymm2
	vmovups	1872(%rsp), %ymm3
	vcmpleps	%ymm9, %ymm3, %ymm3
	vmovups	512(%rsp), %ymm4
	vxorps	%ymm4, %ymm10, %ymm6
	vblendvps	%ymm3, %ymm4, %ymm11, %ymm3
	vblendvps	%ymm2, %ymm6, %ymm3, %ymm2
	vmulps	%ymm0, %ymm14, %ymm4
	vmulps	752(%rsp), %ymm4, %ymm6
	vmovups	320(%rsp), %ymm7
	vmulps	%ymm5, %ymm7, %ymm9
	vmulps	%ymm6, %ymm9, %ymm3
	vpandn	%ymm15, %ymm1, %ymm0
	vmovdqu	%ymm0, 480(%rsp)
	vmovups	224(%rsp), %ymm14
	vmulps	%ymm0, %ymm14, %ymm11
	vmulps	%ymm11, %ymm13, %ymm6
	vmulps	%ymm6, %ymm9, %ymm13
	vmovups	416(%rsp), %ymm10
	vmulps	%ymm11, %ymm10, %ymm10
	vmulps	%ymm3, %ymm13, %ymm0
	vmovups	%ymm3, 576(%rsp)
	vfmsub231ps	%ymm10, %ymm4, %ymm0
	vmovups	%ymm0, 2000(%rsp)
	vdivps	256(%rsp), %ymm15, %ymm6
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpleps	%ymm2, %ymm0, %ymm10
	vmovdqu	2704(%rsp), %ymm0
	vxorps	%xmm2, %xmm2, %xmm2
	vpcmpgtd	%ymm2, %ymm0, %ymm0
	vpor	%ymm0, %ymm10, %ymm0
	vmovdqu	%ymm0, 2032(%rsp)
	vpandn	%ymm15, %ymm0, %ymm0
	vmovdqu	%ymm0, 976(%rsp)
	vmulps	%ymm0, %ymm6, %ymm1
	vmovups	%ymm6, 256(%rsp)
	vmulps	816(%rsp), %ymm1, %ymm0
	vmulps	%ymm0, %ymm9, %ymm9
	vmulps	%ymm1, %ymm12, %ymm12
	vmulps	%ymm3, %ymm9, %ymm2
	vfmsub231ps	%ymm12, %ymm4, %ymm2
	vmovups	%ymm2, 1968(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1296(%rsp), %xmm2
	vucomiss	%xmm0, %xmm2
	vmovdqa	688(%rsp), %xmm0
	vpor	2240(%rsp), %xmm0, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm5
	vmulps	160(%rsp), %ymm7, %ymm3
	vmovaps	%ymm3, %ymm12
	vpxor	%xmm0, %xmm0, %xmm0
	vfmadd213ps	%ymm0, %ymm3, %ymm12
	vpandn	%ymm12, %ymm5, %ymm12
	vmovdqu	1232(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm5
	vpackssdw	%xmm5, %xmm0, %xmm5
	vpor	2224(%rsp), %xmm5, %xmm5
	vpmovzxwd	%xmm5, %ymm5
	vpslld	$31, %ymm5, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vmovups	720(%rsp), %ymm4
	vmulps	96(%rsp), %ymm4, %ymm5
	vpandn	%ymm5, %ymm7, %ymm7
	vfmadd213ps	%ymm12, %ymm7, %ymm7
	vextracti128	$1, %ymm8, %xmm12
	vpackssdw	%xmm12, %xmm8, %xmm8
	vpor	2208(%rsp), %xmm8, %xmm8
	vpmovzxwd	%xmm8, %ymm8
	vpslld	$31, %ymm8, %ymm8
	vpsrad	$31, %ymm8, %ymm12
	vmulps	448(%rsp), %ymm14, %ymm8
	vpandn	%ymm8, %ymm12, %ymm12
	vfmadd213ps	%ymm7, %ymm12, %ymm12
	vextracti128	$1, %ymm10, %xmm7
	vpackssdw	%xmm7, %xmm10, %xmm7
	vpor	2192(%rsp), %xmm7, %xmm7
	vpmovzxwd	%xmm7, %ymm7
	vpslld	$31, %ymm7, %ymm7
	vpsrad	$31, %ymm7, %ymm10
	vmulps	512(%rsp), %ymm6, %ymm7
	vpandn	%ymm7, %ymm10, %ymm0
	vfmadd213ps	%ymm12, %ymm0, %ymm0
	vmovups	%ymm0, 688(%rsp)
	vmovups	%ymm1, 2608(%rsp)
	vmulps	848(%rsp), %ymm1, %ymm12
	vmovaps	%ymm13, %ymm2
	vmulps	%ymm13, %ymm9, %ymm10
	vmovups	%ymm11, 2640(%rsp)
	vfmsub231ps	%ymm12, %ymm11, %ymm10
	vmulps	16(%rsp), %ymm3, %ymm13
	vmovups	576(%rsp), %ymm3
	vmulps	%ymm3, %ymm13, %ymm0
	vfmsub231ps	128(%rsp), %ymm5, %ymm0
	vmovups	%ymm0, 1232(%rsp)
	vmovaps	%ymm15, %ymm14
	vmulps	%ymm2, %ymm13, %ymm0
	vmovaps	%ymm2, %ymm6
	vmovups	%ymm2, 1936(%rsp)
	vfmsub231ps	480(%rsp), %ymm8, %ymm0
	vmovaps	%ymm9, %ymm11
	vmovups	%ymm9, 2832(%rsp)
	vmulps	%ymm13, %ymm9, %ymm15
	vfmsub231ps	976(%rsp), %ymm7, %ymm15
	vfnmadd213ps	%ymm14, %ymm3, %ymm3
	vbroadcastss	2129f(%rip), %ymm2
	vmovups	%ymm3, 2576(%rsp)
	vmaxps	%ymm2, %ymm3, %ymm7
	vsqrtps	%ymm7, %ymm7
	vdivps	%ymm7, %ymm14, %ymm8
	vmulps	%ymm4, %ymm8, %ymm7
	vmovups	2096(%rsp), %ymm1
	vblendvps	%ymm1, %ymm14, %ymm7, %ymm1
	vmovups	1264(%rsp), %ymm5
	vmovups	320(%rsp), %ymm3
	vblendvps	%ymm5, %ymm14, %ymm3, %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmulps	2000(%rsp), %ymm8, %ymm3
	vfnmadd213ps	%ymm14, %ymm6, %ymm6
	vfnmadd231ps	%ymm3, %ymm3, %ymm6
	vmaxps	%ymm2, %ymm6, %ymm1
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm1, %ymm14, %ymm5
	vmulps	224(%rsp), %ymm5, %ymm4
	vmovups	2064(%rsp), %ymm1
	vblendvps	%ymm1, %ymm14, %ymm4, %ymm1
	vmulps	1968(%rsp), %ymm8, %ymm9
	vfnmadd231ps	%ymm3, %ymm9, %ymm10
	vmulps	%ymm5, %ymm10, %ymm10
	vmovaps	%ymm11, %ymm4
	vfnmadd213ps	%ymm14, %ymm11, %ymm4
	vfnmadd231ps	%ymm9, %ymm9, %ymm4
	vfnmadd231ps	%ymm10, %ymm10, %ymm4
	vmaxps	%ymm2, %ymm4, %ymm2
	vsqrtps	%ymm2, %ymm2
	vmulps	%ymm1, %ymm7, %ymm1
	vxorps	%xmm7, %xmm7, %xmm7
	vdivps	%ymm2, %ymm14, %ymm11
	vmulps	256(%rsp), %ymm11, %ymm2
	vmovups	2032(%rsp), %ymm12
	vblendvps	%ymm12, %ymm14, %ymm2, %ymm2
	vmulps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 1296(%rsp)
	vmovups	576(%rsp), %ymm1
	vxorps	608(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 2032(%rsp)
	vmovups	1936(%rsp), %ymm1
	vxorps	608(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 2096(%rsp)
	vmovups	2832(%rsp), %ymm1
	vxorps	608(%rsp), %ymm1, %ymm14
	vmovups	%ymm8, 1264(%rsp)
	vmulps	1232(%rsp), %ymm8, %ymm2
	vfnmadd231ps	%ymm3, %ymm2, %ymm0
	vxorps	608(%rsp), %ymm3, %ymm1
	vmovups	%ymm1, 2000(%rsp)
	vfnmadd231ps	%ymm9, %ymm2, %ymm15
	vxorps	608(%rsp), %ymm9, %ymm1
	vmovups	%ymm1, 1232(%rsp)
	vmovups	%ymm5, 2064(%rsp)
	vmulps	%ymm5, %ymm0, %ymm5
	vfnmadd231ps	%ymm10, %ymm5, %ymm15
	vxorps	608(%rsp), %ymm10, %ymm0
	vmovups	%ymm0, 1936(%rsp)
	vmovups	%ymm13, 576(%rsp)
	vfmadd213ps	%ymm7, %ymm13, %ymm13
	vfmadd231ps	%ymm2, %ymm2, %ymm13
	vfmadd231ps	%ymm5, %ymm5, %ymm13
	vmovups	%ymm11, 1968(%rsp)
	vmulps	%ymm11, %ymm15, %ymm11
	vfmadd231ps	%ymm11, %ymm11, %ymm13
	ja	238b
	vmovaps	%ymm5, %ymm10
	vmovups	%ymm14, 96(%rsp)
	vbroadcastss	260f(%rip), %ymm12
	vmovups	224(%rsp), %ymm14
	vdivps	%ymm14, %ymm12, %ymm0
	vmovups	256(%rsp), %ymm8
	vdivps	%ymm8, %ymm12, %ymm1
	vmulps	384(%rsp), %ymm0, %ymm0
	vbroadcastss	2130f(%rip), %ymm3
	vmulps	%ymm3, %ymm0, %ymm0
	vmovups	192(%rsp), %ymm9
	vmulps	%ymm1, %ymm9, %ymm1
	vbroadcastss	2131f(%rip), %ymm3
	vmulps	%ymm3, %ymm1, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	1904(%rsp), %ymm4
	vaddps	%ymm4, %ymm4, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	285f(%rip), %ymm5
	vcmpltps	%ymm5, %ymm4, %ymm3
	vbroadcastss	2132f(%rip), %ymm4
	vmulps	%ymm4, %ymm1, %ymm1
	vandps	%ymm1, %ymm3, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vbroadcastss	16(%rbp), %ymm1
	vmovups	1712(%rsp), %ymm6
	vdivps	%ymm6, %ymm12, %ymm3
	vmulps	1296(%rsp), %ymm3, %ymm3
	vmulps	%ymm3, %ymm3, %ymm3
	vminps	%ymm12, %ymm3, %ymm3
	vmulps	%ymm1, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm4, %ymm0
	vcmpltps	%ymm5, %ymm6, %ymm3
	vandps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vcmpleps	%ymm0, %ymm13, %ymm0
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vmovups	688(%rsp), %ymm3
	vcmpleps	%ymm1, %ymm3, %ymm1
	vandps	%ymm0, %ymm1, %ymm0
	vmovups	128(%rsp), %ymm1
	vmulps	16(%rsp), %ymm1, %ymm1
	vmulps	480(%rsp), %ymm1, %ymm1
	vmulps	976(%rsp), %ymm1, %ymm1
	vcmpnltps	%ymm1, %ymm7, %ymm1
	vandps	%ymm1, %ymm12, %ymm1
	vbroadcastss	282f(%rip), %ymm4
	vblendvps	%ymm0, %ymm1, %ymm4, %ymm0
	vmovups	2384(%rsp), %ymm1
	vcmpleps	1744(%rsp), %ymm1, %ymm1
	vbroadcastss	2133f(%rip), %ymm3
	vminps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vmovups	2128(%rsp), %ymm3
	vcmpeqps	%ymm4, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 2128(%rsp)
	vcmpeqps	%ymm4, %ymm3, %ymm0
	vandps	%ymm0, %ymm12, %ymm6
	vxorps	%xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm6, %xmm0
	vshufps	$245, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$78, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$245, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$78, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vucomiss	%xmm4, %xmm0
	vbroadcastss	274f(%rip), %ymm15
	ja	240b
	vmulps	1968(%rsp), %ymm11, %ymm0
	vmovups	1936(%rsp), %ymm1
	vfmadd213ps	%ymm10, %ymm0, %ymm1
	vmulps	2064(%rsp), %ymm1, %ymm1
	vmovups	2000(%rsp), %ymm4
	vfmadd213ps	%ymm2, %ymm1, %ymm4
	vmovups	1232(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm0, %ymm2
	vmulps	1264(%rsp), %ymm2, %ymm2
	vmovups	2032(%rsp), %ymm6
	vfmadd213ps	576(%rsp), %ymm2, %ymm6
	vmovups	2096(%rsp), %ymm4
	vfmadd213ps	%ymm6, %ymm1, %ymm4
	vmovups	96(%rsp), %ymm10
	vfmadd213ps	%ymm4, %ymm0, %ymm10
	vmulps	320(%rsp), %ymm10, %ymm4
	vmovups	%ymm4, 480(%rsp)
	vmulps	720(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 128(%rsp)
	vmulps	%ymm1, %ymm14, %ymm1
	vmovups	%ymm1, 576(%rsp)
	vmulps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 976(%rsp)
	movl	(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 16(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 160(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm5, %xmm5, %xmm5
	cmpb	$1, %cl
	jne	257f
	vbroadcastss	8(%rbp), %ymm15
	movq	8(%rsp), %rax
	vmovups	%ymm0, 160(%rsp)
	vmovups	%ymm0, 16(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm15, 64(%rsp)
	.p2align	4
255:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovups	384(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 288(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	.p2align	4
256:
	vmovups	%ymm11, 96(%rsp)
	vmovups	%ymm10, 512(%rsp)
	vmovups	%ymm3, 448(%rsp)
	vmovaps	(%rdx), %ymm4
	vfmadd132ps	288(%rsp), %ymm9, %ymm4
	vaddps	%ymm4, %ymm15, %ymm4
	vbroadcastss	260f(%rip), %ymm12
	vdivps	%ymm4, %ymm12, %ymm9
	vmovaps	(%rax,%rsi), %ymm10
	vsubps	%ymm4, %ymm10, %ymm10
	vmulps	%ymm9, %ymm10, %ymm10
	vbroadcastss	277f(%rip), %ymm2
	vcmpltps	%ymm10, %ymm2, %ymm11
	vaddps	%ymm2, %ymm9, %ymm0
	vblendvps	%ymm11, %ymm10, %ymm0, %ymm0
	vaddps	%ymm0, %ymm12, %ymm11
	vpaddd	2288(%rsp), %ymm11, %ymm11
	vpand	2256(%rsp), %ymm11, %ymm11
	vmovdqu	1072(%rsp), %ymm1
	vpsubd	%ymm11, %ymm1, %ymm3
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm5, %ymm8
	vaddps	%ymm2, %ymm3, %ymm5
	vfmadd231ps	%ymm3, %ymm0, %ymm5
	vmulps	%ymm5, %ymm5, %ymm0
	vbroadcastss	2121f(%rip), %ymm3
	vbroadcastss	2120f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm3
	vmovaps	%ymm6, %ymm15
	vbroadcastss	2123f(%rip), %ymm6
	vbroadcastss	2122f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2124f(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm6
	vfmadd213ps	%ymm3, %ymm0, %ymm6
	vbroadcastss	2119f(%rip), %ymm3
	vbroadcastss	2118f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm3
	vfmadd213ps	%ymm3, %ymm0, %ymm6
	vfmadd213ps	%ymm5, %ymm0, %ymm6
	vmovaps	%ymm8, %ymm5
	vmovups	16(%rsp), %ymm2
	vmovups	160(%rsp), %ymm1
	vmovaps	%ymm14, %ymm8
	vcvtdq2ps	%ymm11, %ymm0
	vmovups	96(%rsp), %ymm11
	vmovups	64(%rsp), %ymm14
	vbroadcastss	2125f(%rip), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm6
	vaddps	%ymm12, %ymm10, %ymm0
	vbroadcastss	277f(%rip), %ymm3
	vmaxps	%ymm3, %ymm10, %ymm3
	vmovups	512(%rsp), %ymm10
	vfmsub231ps	%ymm0, %ymm6, %ymm3
	vmovaps	%ymm15, %ymm6
	vfmadd231ps	%ymm3, %ymm4, %ymm5
	vbroadcastss	282f(%rip), %ymm0
	vaddps	%ymm0, %ymm4, %ymm0
	vdivps	%ymm0, %ymm12, %ymm0
	vmovaps	%ymm14, %ymm15
	vmulps	%ymm9, %ymm14, %ymm3
	vmovups	192(%rsp), %ymm9
	vmulps	%ymm0, %ymm0, %ymm4
	vaddps	%ymm0, %ymm11, %ymm11
	vmulps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm4, %ymm6, %ymm6
	vaddps	%ymm0, %ymm10, %ymm10
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	vmovups	%ymm1, 160(%rsp)
	vfmadd231ps	%ymm0, %ymm3, %ymm7
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm4, %ymm4, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm13
	vfmadd231ps	%ymm3, %ymm0, %ymm2
	vmovups	%ymm2, 16(%rsp)
	vmovups	448(%rsp), %ymm3
	vaddps	%ymm4, %ymm3, %ymm3
	vaddps	%ymm0, %ymm8, %ymm8
	addq	$32, %rsi
	addq	$96, %rdx
	cmpq	%rsi, %r12
	jne	256b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	255b
257:
	vmovups	%ymm11, 96(%rsp)
	vmovups	%ymm6, 288(%rsp)
	vmovups	%ymm10, 512(%rsp)
	vmovups	%ymm3, 448(%rsp)
	vmovups	%ymm8, 656(%rsp)
	vmovups	%ymm5, 688(%rsp)
	movq	%r14, %rbx
	vmovups	480(%rsp), %ymm6
	vaddps	784(%rsp), %ymm6, %ymm0
	vmovups	1488(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovups	1520(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovups	544(%rsp), %ymm15
	vmovups	128(%rsp), %ymm8
	vaddps	%ymm15, %ymm8, %ymm2
	vmovups	1552(%rsp), %ymm4
	vminps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	1584(%rsp), %ymm4
	vmaxps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	384(%rsp), %ymm14
	vaddps	576(%rsp), %ymm14, %ymm3
	vmovups	1616(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	1648(%rsp), %ymm5
	vmaxps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm11
	vaddps	976(%rsp), %ymm9, %ymm4
	vmovups	1872(%rsp), %ymm3
	vminps	%ymm4, %ymm3, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm4
	vmovups	1680(%rsp), %ymm3
	vmaxps	%ymm4, %ymm3, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm10
	vmovaps	%ymm9, %ymm5
	vmovups	880(%rsp), %ymm9
	vandps	%ymm6, %ymm9, %ymm4
	vxorps	%xmm6, %xmm6, %xmm6
	vmaxps	%ymm6, %ymm4, %ymm4
	vandps	%ymm9, %ymm8, %ymm6
	vmaxps	%ymm4, %ymm6, %ymm4
	vmovss	2138f(%rip), %xmm6
	vmulss	20(%rbp), %xmm6, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vcmpleps	%ymm6, %ymm4, %ymm4
	vbroadcastss	260f(%rip), %ymm3
	vmovups	2128(%rsp), %ymm8
	vcmpleps	%ymm3, %ymm8, %ymm1
	vmovups	%ymm1, 480(%rsp)
	vandps	%ymm4, %ymm1, %ymm6
	vmovups	784(%rsp), %ymm1
	vblendvps	%ymm6, %ymm0, %ymm1, %ymm9
	vbroadcastss	208(%rbp), %ymm12
	vblendvps	%ymm6, %ymm2, %ymm15, %ymm0
	vmovups	%ymm0, 128(%rsp)
	vbroadcastss	12(%rbp), %ymm1
	vmovups	720(%rsp), %ymm4
	vmulps	752(%rsp), %ymm4, %ymm0
	vblendvps	%ymm6, %ymm11, %ymm14, %ymm2
	vmovups	%ymm2, 64(%rsp)
	vmovups	320(%rsp), %ymm2
	vmulps	%ymm2, %ymm0, %ymm15
	vmovaps	%ymm15, %ymm11
	vfnmadd213ps	%ymm3, %ymm15, %ymm11
	vblendvps	%ymm6, %ymm10, %ymm5, %ymm0
	vmovups	%ymm0, 192(%rsp)
	vmovaps	%ymm2, %ymm6
	vbroadcastss	2129f(%rip), %ymm14
	vmaxps	%ymm14, %ymm11, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm3, %ymm14
	vmovups	224(%rsp), %ymm3
	vmulps	1776(%rsp), %ymm3, %ymm0
	vmulps	%ymm2, %ymm0, %ymm0
	vmulps	416(%rsp), %ymm3, %ymm2
	vmulps	%ymm0, %ymm15, %ymm5
	vfmsub231ps	%ymm2, %ymm4, %ymm5
	vbroadcastss	281f(%rip), %ymm2
	vcmpeqps	%ymm2, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm12, %ymm9, %ymm2
	movq	1184(%rsp), %r11
	movq	%r11, %rax
	shlq	$5, %rax
	vmovaps	%ymm2, (%r8,%rax)
	vmovups	256(%rsp), %ymm10
	vmulps	816(%rsp), %ymm10, %ymm2
	vmulps	%ymm6, %ymm2, %ymm2
	vmulps	1040(%rsp), %ymm10, %ymm6
	vmovups	128(%rsp), %ymm9
	vblendvps	%ymm8, %ymm12, %ymm9, %ymm9
	movq	1176(%rsp), %r12
	addq	%r12, %r11
	shlq	$5, %r11
	vmovaps	%ymm9, (%r8,%r11)
	vmovups	%ymm15, 128(%rsp)
	vmulps	%ymm2, %ymm15, %ymm9
	vfmsub231ps	%ymm6, %ymm4, %ymm9
	vbroadcastss	260f(%rip), %ymm4
	vminps	%ymm4, %ymm11, %ymm6
	vmulps	%ymm5, %ymm14, %ymm15
	vmulps	848(%rsp), %ymm10, %ymm5
	leaq	(%r8,%rax), %rcx
	vmulps	64(%rsp), %ymm1, %ymm10
	vblendvps	%ymm8, %ymm12, %ymm10, %ymm10
	movq	%r12, %rdx
	shlq	$6, %rdx
	vmovaps	%ymm10, (%rdx,%rcx)
	vmulps	%ymm0, %ymm2, %ymm11
	vfmsub231ps	%ymm5, %ymm3, %ymm11
	vmovups	%ymm0, 1040(%rsp)
	vmovaps	%ymm0, %ymm5
	vmovaps	%ymm4, %ymm0
	vfnmadd213ps	%ymm4, %ymm5, %ymm5
	vfnmadd231ps	%ymm15, %ymm15, %ymm5
	vminps	%ymm6, %ymm5, %ymm6
	vbroadcastss	2129f(%rip), %ymm3
	vmaxps	%ymm3, %ymm5, %ymm5
	vsqrtps	%ymm5, %ymm5
	vdivps	%ymm5, %ymm4, %ymm4
	vmovups	%ymm14, 848(%rsp)
	vmulps	%ymm14, %ymm9, %ymm10
	vmovups	%ymm15, 752(%rsp)
	vfnmadd231ps	%ymm15, %ymm10, %ymm11
	vmulps	192(%rsp), %ymm1, %ymm5
	vmovups	%ymm12, 64(%rsp)
	vmovups	%ymm8, 416(%rsp)
	vblendvps	%ymm8, %ymm12, %ymm5, %ymm5
	leaq	(%r12,%r12,2), %rdx
	movq	%rdx, %rsi
	shlq	$5, %rsi
	vmovaps	%ymm5, (%rsi,%rcx)
	vmovups	%ymm4, 816(%rsp)
	vmulps	%ymm4, %ymm11, %ymm12
	vmovaps	%ymm2, %ymm9
	vfnmadd213ps	%ymm0, %ymm2, %ymm9
	vfnmadd231ps	%ymm10, %ymm10, %ymm9
	vfnmadd231ps	%ymm12, %ymm12, %ymm9
	vminps	%ymm6, %ymm9, %ymm5
	vbroadcastss	2136f(%rip), %ymm6
	vcmpltps	%ymm5, %ymm6, %ymm4
	vmovups	%ymm4, 192(%rsp)
	movl	$4, %ecx
	movl	(%rsp), %r14d
	testb	$2, %r14b
	movq	%r8, %r15
	je	258f
	vbroadcastss	2129f(%rip), %ymm5
	vmaxps	%ymm5, %ymm9, %ymm5
	vsqrtps	%ymm5, %ymm5
	vmovups	608(%rsp), %ymm8
	vxorps	128(%rsp), %ymm8, %ymm11
	vbroadcastss	260f(%rip), %ymm6
	vdivps	%ymm5, %ymm6, %ymm5
	vmulps	224(%rsp), %ymm1, %ymm4
	vmovups	%ymm4, 128(%rsp)
	vmulps	256(%rsp), %ymm1, %ymm3
	vmovups	%ymm3, 224(%rsp)
	vmovdqu	480(%rsp), %ymm3
	vpand	192(%rsp), %ymm3, %ymm3
	vextracti128	$1, %ymm3, %xmm4
	vpackssdw	%xmm4, %xmm3, %xmm1
	vmovdqa	%xmm1, 256(%rsp)
	movl	%r14d, %esi
	andl	$4, %esi
	movl	%esi, %ecx
	shrl	$2, %ecx
	movq	%r12, %r10
	shlq	$7, %r10
	addq	%r8, %r10
	xorl	%r9d, %r9d
	testl	%esi, %esi
	setne	%r9b
	leaq	6(%rcx,%rcx,2), %rdi
	movl	$13, %ecx
	movl	$7, %r8d
	cmoveq	%r8, %rcx
	movq	%r15, %r8
	addq	$5, %r9
	imulq	%r12, %r9
	shlq	$5, %r9
	addq	%r15, %r9
	imulq	%r12, %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	imulq	%r12, %rcx
	shlq	$5, %rcx
	vmovups	848(%rsp), %ymm14
	vmulps	%ymm11, %ymm14, %ymm11
	vmovups	752(%rsp), %ymm1
	vmovups	1040(%rsp), %ymm0
	vfmadd231ps	%ymm11, %ymm1, %ymm0
	vxorps	%ymm0, %ymm8, %ymm0
	vmovups	816(%rsp), %ymm15
	vmulps	%ymm0, %ymm15, %ymm4
	vxorps	%ymm8, %ymm14, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vfmadd231ps	%ymm11, %ymm10, %ymm2
	vfmadd231ps	%ymm4, %ymm12, %ymm2
	vxorps	%ymm2, %ymm8, %ymm2
	vmulps	%ymm2, %ymm5, %ymm9
	vmulps	%ymm10, %ymm14, %ymm2
	vfmadd231ps	%ymm0, %ymm12, %ymm2
	vxorps	%ymm2, %ymm8, %ymm2
	vmulps	%ymm2, %ymm5, %ymm1
	vxorps	%ymm8, %ymm15, %ymm2
	vmovaps	%ymm5, %ymm8
	vmovaps	%ymm12, %ymm3
	vmovups	320(%rsp), %ymm12
	vmulps	%ymm2, %ymm3, %ymm3
	vmovaps	%ymm11, %ymm2
	vfmadd213ps	%ymm6, %ymm11, %ymm2
	vfmadd231ps	%ymm4, %ymm4, %ymm2
	vfmadd231ps	%ymm9, %ymm9, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vmulps	%ymm2, %ymm12, %ymm5
	vpmovsxwd	256(%rsp), %ymm2
	vmovups	64(%rsp), %ymm6
	vblendvps	%ymm2, %ymm5, %ymm6, %ymm5
	vmovaps	%ymm5, (%rax,%r10)
	vmulps	%ymm3, %ymm8, %ymm10
	vmulps	%ymm14, %ymm14, %ymm3
	vmovups	128(%rsp), %ymm14
	vfmadd231ps	%ymm0, %ymm0, %ymm3
	vfmadd231ps	%ymm1, %ymm1, %ymm3
	vmovups	720(%rsp), %ymm5
	vmulps	%ymm3, %ymm5, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm6, %ymm3
	vmovaps	%ymm3, (%rax,%r9)
	vmulps	%ymm15, %ymm15, %ymm3
	vmovups	224(%rsp), %ymm15
	vfmadd231ps	%ymm10, %ymm10, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm6, %ymm3
	addq	%r15, %rcx
	vmovaps	%ymm3, (%rax,%rdi)
	vmulps	%ymm8, %ymm8, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm6, %ymm3
	vmovaps	%ymm3, (%rax,%rcx)
	movl	$8, %ecx
	testl	%esi, %esi
	je	258f
	vmulps	848(%rsp), %ymm11, %ymm3
	vfmadd231ps	%ymm4, %ymm0, %ymm3
	vfmadd231ps	%ymm9, %ymm1, %ymm3
	vmovups	720(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vmovups	64(%rsp), %ymm5
	vblendvps	%ymm2, %ymm3, %ymm5, %ymm3
	leaq	(%r12,%r12,4), %rcx
	movq	%rcx, %rsi
	shlq	$5, %rsi
	addq	%r8, %rsi
	vmovaps	%ymm3, (%rax,%rsi)
	vmovups	816(%rsp), %ymm11
	vmulps	%ymm4, %ymm11, %ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm5, %ymm3
	imulq	$224, %r12, %rsi
	addq	%r8, %rsi
	vmovaps	%ymm3, (%rax,%rsi)
	vmulps	%ymm0, %ymm11, %ymm0
	vfmadd231ps	%ymm1, %ymm10, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vblendvps	%ymm2, %ymm0, %ymm5, %ymm0
	movq	%r12, %rsi
	shlq	$8, %rsi
	addq	%r8, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	vmulps	%ymm9, %ymm8, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm12, %ymm0
	vblendvps	%ymm2, %ymm0, %ymm5, %ymm0
	shlq	$6, %rcx
	addq	%r8, %rcx
	vmovaps	%ymm0, (%rax,%rcx)
	vmulps	%ymm1, %ymm8, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vblendvps	%ymm2, %ymm0, %ymm5, %ymm0
	imulq	$352, %r12, %rcx
	addq	%r8, %rcx
	vmovaps	%ymm0, (%rax,%rcx)
	vmulps	%ymm10, %ymm8, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vblendvps	%ymm2, %ymm0, %ymm5, %ymm0
	shlq	$7, %rdx
	addq	%r8, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	movl	$14, %ecx
258:
	testb	$8, %r14b
	vmovups	288(%rsp), %ymm6
	vmovups	96(%rsp), %ymm8
	je	24b
	vbroadcastss	260f(%rip), %ymm3
	vdivps	912(%rsp), %ymm3, %ymm0
	vmulps	2512(%rsp), %ymm0, %ymm0
	vpaddd	2288(%rsp), %ymm0, %ymm2
	vpand	2256(%rsp), %ymm2, %ymm4
	vmovdqu	1072(%rsp), %ymm2
	vpsubd	%ymm4, %ymm2, %ymm2
	vfmsub213ps	%ymm3, %ymm0, %ymm2
	vbroadcastss	2123f(%rip), %ymm9
	vbroadcastss	2122f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm2, %ymm9
	vbroadcastss	2121f(%rip), %ymm0
	vbroadcastss	2120f(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm2, %ymm0
	vmulps	%ymm2, %ymm2, %ymm3
	vbroadcastss	2124f(%rip), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm9
	vfmadd213ps	%ymm0, %ymm3, %ymm9
	vbroadcastss	2119f(%rip), %ymm0
	vbroadcastss	2118f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm2, %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm9
	vfmadd213ps	%ymm2, %ymm3, %ymm9
	vbroadcastss	100(%rbp), %ymm2
	vxorps	%xmm5, %xmm5, %xmm5
	vfmadd213ps	%ymm5, %ymm8, %ymm2
	vbroadcastss	104(%rbp), %ymm0
	vfmadd213ps	%ymm2, %ymm6, %ymm0
	vbroadcastss	136(%rbp), %ymm3
	vfmadd213ps	%ymm5, %ymm8, %ymm3
	vbroadcastss	140(%rbp), %ymm2
	vfmadd213ps	%ymm3, %ymm6, %ymm2
	vbroadcastss	172(%rbp), %ymm3
	vfmadd213ps	%ymm5, %ymm8, %ymm3
	vbroadcastss	176(%rbp), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	108(%rbp), %ymm3
	vmovups	512(%rsp), %ymm6
	vfmadd213ps	%ymm0, %ymm6, %ymm3
	vbroadcastss	144(%rbp), %ymm0
	vfmadd213ps	%ymm2, %ymm6, %ymm0
	vbroadcastss	180(%rbp), %ymm2
	vfmadd213ps	%ymm5, %ymm6, %ymm2
	vbroadcastss	112(%rbp), %ymm8
	vmovups	448(%rsp), %ymm5
	vfmadd213ps	%ymm3, %ymm5, %ymm8
	vbroadcastss	148(%rbp), %ymm3
	vfmadd213ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	184(%rbp), %ymm0
	vfmadd213ps	%ymm2, %ymm5, %ymm0
	vbroadcastss	116(%rbp), %ymm2
	vmovups	656(%rsp), %ymm5
	vfmadd213ps	%ymm8, %ymm5, %ymm2
	vbroadcastss	152(%rbp), %ymm8
	vfmadd213ps	%ymm3, %ymm5, %ymm8
	vbroadcastss	188(%rbp), %ymm3
	vfmadd213ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	120(%rbp), %ymm0
	vmovups	160(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm1, %ymm0
	vbroadcastss	156(%rbp), %ymm2
	vfmadd213ps	%ymm8, %ymm1, %ymm2
	vbroadcastss	192(%rbp), %ymm5
	vfmadd213ps	%ymm3, %ymm1, %ymm5
	vbroadcastss	124(%rbp), %ymm3
	vfmadd213ps	%ymm0, %ymm7, %ymm3
	vbroadcastss	160(%rbp), %ymm0
	vfmadd213ps	%ymm2, %ymm7, %ymm0
	vbroadcastss	196(%rbp), %ymm2
	vfmadd213ps	%ymm5, %ymm7, %ymm2
	vbroadcastss	128(%rbp), %ymm1
	vfmadd213ps	%ymm3, %ymm13, %ymm1
	vbroadcastss	164(%rbp), %ymm3
	vfmadd213ps	%ymm0, %ymm13, %ymm3
	vbroadcastss	200(%rbp), %ymm5
	vfmadd213ps	%ymm2, %ymm13, %ymm5
	vbroadcastss	132(%rbp), %ymm2
	vmovups	16(%rsp), %ymm6
	vfmadd213ps	%ymm1, %ymm6, %ymm2
	vbroadcastss	168(%rbp), %ymm1
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	vbroadcastss	204(%rbp), %ymm0
	vfmadd213ps	%ymm5, %ymm6, %ymm0
	vcvtdq2ps	%ymm4, %ymm3
	vbroadcastss	2125f(%rip), %ymm4
	vfmadd231ps	%ymm3, %ymm4, %ymm9
	vbroadcastss	2134f(%rip), %ymm3
	vmovups	2480(%rsp), %ymm4
	vfmadd213ps	%ymm9, %ymm3, %ymm4
	vbroadcastss	2135f(%rip), %ymm3
	vmovups	944(%rsp), %ymm5
	vfmadd213ps	%ymm4, %ymm3, %ymm5
	vmovups	2320(%rsp), %ymm4
	vaddps	%ymm2, %ymm4, %ymm3
	vbroadcastss	2133f(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm1
	vbroadcastss	2139f(%rip), %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm0
	vbroadcastss	208(%rbp), %ymm2
	vbroadcastss	292f(%rip), %ymm4
	vmovups	688(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm4, %ymm5
	vmovups	416(%rsp), %ymm7
	vblendvps	%ymm7, %ymm2, %ymm5, %ymm4
	movq	%rcx, %rdx
	imulq	%r12, %rdx
	shlq	$5, %rdx
	addq	%r8, %rdx
	vmovaps	%ymm4, (%rax,%rdx)
	vaddps	%ymm6, %ymm6, %ymm4
	vblendvps	%ymm7, %ymm2, %ymm4, %ymm4
	leaq	1(%rcx), %rdx
	imulq	%r12, %rdx
	shlq	$5, %rdx
	addq	%r8, %rdx
	vmovaps	%ymm4, (%rax,%rdx)
	vblendvps	%ymm7, %ymm2, %ymm3, %ymm3
	leaq	2(%rcx), %rdx
	imulq	%r12, %rdx
	shlq	$5, %rdx
	addq	%r8, %rdx
	vmovaps	%ymm3, (%rax,%rdx)
	vblendvps	%ymm7, %ymm2, %ymm1, %ymm1
	leaq	3(%rcx), %rdx
	imulq	%r12, %rdx
	shlq	$5, %rdx
	addq	%r8, %rdx
	vmovaps	%ymm1, (%rax,%rdx)
	vblendvps	%ymm7, %ymm2, %ymm0, %ymm0
	addq	$4, %rcx
	imulq	%r12, %rcx
	shlq	$5, %rcx
	addq	%r8, %rcx
	vmovaps	%ymm0, (%rax,%rcx)
	jmp	24b
259:
	addq	$2872, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
	.p2align	2, 0x0
260:
	.long	0x3f800000
261:
	.long	1048576
262:
	.long	2147483647
263:
	.long	0x3f40094e
264:
	.long	0x3e1d5a5a
265:
	.long	0x3bd74912
266:
	.long	0x3f156f3d
267:
	.long	0x3d26f715
268:
	.long	8388607
269:
	.long	1400897536
270:
	.long	1258291200
271:
	.long	1392508928
272:
	.long	0x53000080
273:
	.long	0xc9800000
274:
	.long	0x3f000000
275:
	.long	0x0da24260
276:
	.long	0x1e3ce508
277:
	.long	0xbf800000
278:
	.long	0x41100000
279:
	.long	0x3e800000
280:
	.long	0x41490fdb
281:
	.long	0x40800000
282:
	.long	0x40a00000
283:
	.long	0x7f7fffff
284:
	.long	0x3fc00000
285:
	.long	0x7149f2ca
286:
	.long	2
287:
	.long	4
288:
	.long	8
289:
	.long	0x3f3504f3
290:
	.long	0x3ecc422a
291:
	.long	0x3f106ebb
292:
	.long	0xbf000000
293:
	.long	0x80000000
294:
	.long	0xc2ae0000
295:
	.long	0x3fb8aa3b
296:
	.long	0xbf317200
297:
	.long	0xb5bfbe8e
298:
	.long	0x3c1e8629
299:
	.long	0x3aae0472
2100:
	.long	0x3d635b73
2101:
	.long	0x3e75fc8c
2102:
	.long	0x3f317214
2103:
	.long	0x42fe0000
2104:
	.long	0x4f000000
2105:
	.long	0x3e99999a
2106:
	.long	0x3ef89ba5
2107:
	.long	0xbe04a19d
2108:
	.long	0xbf03248e
2109:
	.long	0x3f0c3744
2110:
	.long	0xbdc1d79d
2111:
	.long	0x3e5c1572
2112:
	.long	0x3e17e642
2113:
	.long	0x3e2ecff8
2114:
	.long	0x3e2d3f9f
2115:
	.long	0x41400000
2116:
	.long	3234528013
2117:
	.long	4286578688
2118:
	.long	0xbf00000d
2119:
	.long	0x3eaaac4e
2120:
	.long	0xbe7fd7d0
2121:
	.long	0x3e4bdb47
2122:
	.long	0xbe2ec8d2
2123:
	.long	0x3e259a3a
2124:
	.long	0xbddadb52
2125:
	.long	0x33b17218
2126:
	.long	0x3a83126f
2127:
	.long	0x3727c5ac
2128:
	.long	0x41800000
2129:
	.long	0x358637bd
2130:
	.long	0x350637bd
2131:
	.long	0x34210fb0
2132:
	.long	0x36a7c5ac
2133:
	.long	0x40000000
2134:
	.long	0x3f317218
2135:
	.long	0x3feb3f8f
2136:
	.long	0x38d1b717
2137:
	.long	0x40400000
2138:
	.long	0x3951b717
2139:
	.long	0x41000000
2140:
	.long	0x3cf5c28f
2141:
	.long	0x26901d7d
2142:
	.long	0x3f800054
2143:
	.long	0xbf4ccccd
	.p2align	5, 0x0
2144:
	.byte	0
	.byte	1
	.byte	4
	.byte	5
	.byte	8
	.byte	9
	.byte	12
	.byte	13
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.byte	16
	.byte	17
	.byte	20
	.byte	21
	.byte	24
	.byte	25
	.byte	28
	.byte	29
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
