# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	77f
testl	%edx,%edx
je	77f
testl	%esi,%esi
je	77f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5560,%rsp
movq	5632(%rsp),%rbx
movl	%esi,%eax
movl	%edx,%edx
movq	(%rdi),%rsi
movq	8(%rdi),%r11
movq	16(%rdi),%r14
movq	24(%rdi),%r10
movq	%r10,312(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	5616(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,280(%rsp)
movq	%rsi,72(%rsp)
leaq	64(%rsi),%r8
movq	%r9,296(%rsp)
leaq	(%r9,%r9),%rcx
movq	%rdx,56(%rsp)
imulq	%rax,%rdx
addq	%rdx,%rdx
movq	%rdx,272(%rsp)
leaq	(%rax,%rax),%rdx
movq	%rdx,288(%rsp)
leaq	256(%rdi),%rbp
xorl	%edx,%edx
vbroadcastss	78f(%rip),%zmm0
vbroadcastss	93f(%rip),%zmm18
vbroadcastss	95f(%rip),%zmm20
vxorps	%xmm24,%xmm24,%xmm24
vpbroadcastd	78f(%rip),%zmm23
vbroadcastss	82f(%rip),%zmm25
vbroadcastss	83f(%rip),%zmm26
vbroadcastss	84f(%rip),%zmm27
vbroadcastss	85f(%rip),%zmm28
vbroadcastss	86f(%rip),%zmm29
vbroadcastss	87f(%rip),%zmm30
vpbroadcastd	88f(%rip),%zmm31
movq	%rax,320(%rsp)
movq	%r14,24(%rsp)
jmp	3f
.p2align	4
2:
incq	%rdx
addq	272(%rsp),%rcx
cmpq	280(%rsp),%rdx
je	76f
3:
movq	%rdx,%rsi
imulq	56(%rsp),%rsi
movq	%rsi,304(%rsp)
movq	%rcx,%r9
xorl	%esi,%esi
movq	%rcx,336(%rsp)
movq	%rdx,328(%rsp)
jmp	5f
.p2align	4
4:
incq	%rsi
addq	288(%rsp),%r9
cmpq	56(%rsp),%rsi
je	2b
5:
movq	%rsi,48(%rsp)
movq	304(%rsp),%rsi
movq	48(%rsp),%r10
addq	%rsi,%r10
movq	48(%rsp),%rsi
imulq	%rax,%r10
addq	296(%rsp),%r10
movq	%r10,360(%rsp)
movq	%r9,40(%rsp)
xorl	%r15d,%r15d
movq	%r9,344(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	95f(%rip),%zmm20
vblendmps	%zmm9,%zmm20,%zmm1 {%k1}
movq	312(%rsp),%rcx
vmovups	2864(%rsp),%zmm2
vmovaps	%zmm2,(%rcx,%rax)
vmovaps	%zmm1,(%rcx,%rbx)
movq	5632(%rsp),%rbx
movq	320(%rsp),%rax
movq	336(%rsp),%rcx
movq	328(%rsp),%rdx
vbroadcastss	93f(%rip),%zmm18
vpbroadcastd	78f(%rip),%zmm23
vbroadcastss	82f(%rip),%zmm25
vbroadcastss	83f(%rip),%zmm26
vbroadcastss	84f(%rip),%zmm27
vbroadcastss	85f(%rip),%zmm28
vbroadcastss	86f(%rip),%zmm29
vbroadcastss	87f(%rip),%zmm30
vpbroadcastd	88f(%rip),%zmm31
movq	344(%rsp),%r9
movq	48(%rsp),%rsi
movq	352(%rsp),%r15
7:
incq	%r15
addq	$2,40(%rsp)
cmpq	%rax,%r15
je	4b
8:
movq	360(%rsp),%r10
addq	%r15,%r10
movl	8(%rbx),%r12d
movq	%r10,64(%rsp)
movq	%r12,32(%rsp)
cmpq	%r12,%r10
jae	7b
movl	(%rbx),%r14d
movl	16(%rbx),%r12d
movq	%r14,%rsi
imulq	%r14,%rsi
vxorps	%xmm1,%xmm1,%xmm1
testq	%r14,%r14
movq	%r15,352(%rsp)
movl	%r12d,8(%rsp)
je	38f
movq	%rsi,%rax
imulq	64(%rsp),%rax
addq	%rax,%rax
leaq	(%r14,%r14),%rcx
movq	%r14,%r9
shlq	$7,%r9
movq	72(%rsp),%rdx
leaq	(%rdx,%r9),%rbx
movq	40(%rsp),%r15
imulq	%rsi,%r15
vxorps	%xmm21,%xmm21,%xmm21
vmovaps	%zmm0,%zmm19
vmovaps	%zmm0,%zmm17
vpbroadcastd	79f(%rip),%zmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r13d,%r13d
jmp	32f
.p2align	4
9:
movl	8(%rsp),%r12d
movl	%ecx,%edx
imull	%r13d,%edx
addl	%eax,%edx
andl	$2147483646,%edx
shlq	$6,%rdx
movq	72(%rsp),%r10
addq	%rdx,%r10
vmovaps	(%r10),%zmm13
vmovaps	64(%r10),%zmm14
vsubps	%zmm14,%zmm13,%zmm13
vaddps	%zmm13,%zmm5,%zmm5
vaddps	%zmm14,%zmm9,%zmm9
vmovaps	-128(%rbx,%rdx),%zmm13
vmovaps	-64(%rbx,%rdx),%zmm14
vsubps	%zmm14,%zmm13,%zmm13
vaddps	%zmm13,%zmm3,%zmm3
vaddps	%zmm14,%zmm10,%zmm10
vaddps	%zmm4,%zmm2,%zmm2
vaddps	%zmm12,%zmm7,%zmm7
incq	%r13
addq	%rcx,%r15
cmpq	%r14,%r13
je	37f
32:
movl	%r15d,%r10d
shrl	%r10d
andl	$1073741823,%r10d
shlq	$7,%r10
addq	%r8,%r10
vxorps	%xmm4,%xmm4,%xmm4
testb	$8,%r12b
jne	34f
xorl	%edx,%edx
vxorps	%xmm12,%xmm12,%xmm12
.p2align	4
33:
vmovaps	-64(%r10,%rdx),%zmm13
vmovaps	(%r10,%rdx),%zmm14
vsubps	%zmm14,%zmm13,%zmm13
vaddps	%zmm13,%zmm4,%zmm4
vaddps	%zmm14,%zmm12,%zmm12
subq	$-128,%rdx
cmpq	%rdx,%r9
jne	33b
jmp	36f
.p2align	4
34:
xorl	%r12d,%r12d
vxorps	%xmm12,%xmm12,%xmm12
.p2align	4
35:
vmovaps	-64(%r10,%r12),%zmm13
vmovaps	(%r10,%r12),%zmm14
vcmpltps	%zmm25,%zmm14,%k1
vmovaps	%zmm13,%zmm15 {%k1} {z}
vaddps	%zmm26,%zmm15,%zmm16
vfmadd213ps	%zmm27,%zmm15,%zmm16
vfmadd213ps	%zmm28,%zmm15,%zmm16
vaddps	%zmm29,%zmm15,%zmm22
vfmadd213ps	%zmm30,%zmm15,%zmm22
vcmpltps	%zmm15,%zmm24,%k1
vmulps	%zmm16,%zmm19,%zmm19 {%k1}
vmulps	%zmm22,%zmm17,%zmm17 {%k1}
vpsrld	$23,%zmm19,%zmm15
vpsrld	$23,%zmm17,%zmm16
vpsubd	%zmm16,%zmm8,%zmm8
vpaddd	%zmm15,%zmm8,%zmm8
vpternlogd	$236,%zmm31,%zmm23,%zmm19
vpternlogd	$236,%zmm31,%zmm23,%zmm17
vbroadcastss	78f(%rip),%zmm15 {%k1} {z}
vaddps	%zmm15,%zmm21,%zmm21
vsubps	%zmm14,%zmm13,%zmm13
vaddps	%zmm13,%zmm4,%zmm4
vaddps	%zmm14,%zmm12,%zmm12
subq	$-128,%r12
cmpq	%r12,%r9
jne	35b
36:
testq	%r13,%r13
jne	9b
vaddps	%zmm4,%zmm6,%zmm6
vaddps	%zmm12,%zmm11,%zmm11
jmp	9b
.p2align	4
37:
vbroadcastss	89f(%rip),%zmm14
vmulps	%zmm14,%zmm11,%zmm11
vrndscaleps	$8,%zmm11,%zmm13
vmulps	%zmm14,%zmm12,%zmm11
vrndscaleps	$8,%zmm11,%zmm12
vmulps	%zmm14,%zmm9,%zmm9
vrndscaleps	$8,%zmm9,%zmm11
vmulps	%zmm14,%zmm10,%zmm9
vrndscaleps	$8,%zmm9,%zmm10
vmulps	%zmm14,%zmm7,%zmm7
vrndscaleps	$8,%zmm7,%zmm9
vcvtudq2ps	%zmm8,%zmm7
vaddps	92f(%rip){1to16},%zmm7,%zmm7
vmovups	%zmm7,4208(%rsp)
movq	5632(%rsp),%rbx
jmp	39f
38:
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm7,4208(%rsp)
vmovaps	%zmm0,%zmm17
vmovaps	%zmm0,%zmm19
39:
vcvtusi2ss	%r14d,%xmm0,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm13,%zmm7,%zmm8
vmaxps	%zmm0,%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm8,%zmm6,%zmm6
vsubps	%zmm12,%zmm7,%zmm8
vmaxps	%zmm0,%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm8,%zmm4,%zmm4
vsubps	%zmm11,%zmm7,%zmm8
vmaxps	%zmm0,%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm8,%zmm5,%zmm5
vsubps	%zmm10,%zmm7,%zmm8
vmaxps	%zmm0,%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm8,%zmm3,%zmm3
vminps	%zmm6,%zmm4,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm4,%zmm8 {%k1}
vmaxps	%zmm6,%zmm4,%zmm6
vmovaps	%zmm4,%zmm6 {%k1}
vminps	%zmm5,%zmm3,%zmm4
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vminps	%zmm8,%zmm4,%zmm3
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm4,%zmm3 {%k1}
vmaxps	%zmm8,%zmm4,%zmm8
vmovaps	%zmm4,%zmm8 {%k1}
vminps	%zmm6,%zmm5,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vminps	%zmm8,%zmm4,%zmm5
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vaddps	%zmm5,%zmm3,%zmm3
vmulps	%zmm18,%zmm3,%zmm3
vmaxps	%zmm1,%zmm3,%zmm4
vmulps	%zmm20,%zmm4,%zmm10
testq	%r14,%r14
vmovdqu64	%zmm19,4720(%rsp)
vmovdqu64	%zmm17,4656(%rsp)
je	44f
leaq	(%r14,%r14),%r9
movq	40(%rsp),%rax
imulq	%rsi,%rax
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm1,%xmm1,%xmm1
xorl	%ecx,%ecx
.p2align	4
42:
movl	%eax,%edx
shrl	%edx
andl	$1073741823,%edx
shlq	$7,%rdx
addq	%r8,%rdx
vxorps	%xmm11,%xmm11,%xmm11
xorl	%r10d,%r10d
.p2align	4
43:
vmovaps	-64(%rdx),%zmm12
vmovaps	(%rdx),%zmm13
vsubps	%zmm13,%zmm12,%zmm12
vsubps	%zmm3,%zmm12,%zmm12
vmaxps	%zmm24,%zmm12,%zmm12
vfmadd132ps	%zmm20,%zmm10,%zmm13
vfmsub231ps	%zmm12,%zmm12,%zmm13
vmaxps	%zmm24,%zmm13,%zmm12
vcvtsi2ss	%r10,%xmm0,%xmm13
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm12,%zmm11,%zmm11
vfmadd231ps	%zmm14,%zmm12,%zmm8
vmulss	%xmm13,%xmm13,%xmm13
vbroadcastss	%xmm13,%zmm13
vfmadd231ps	%zmm13,%zmm12,%zmm6
incq	%r10
subq	$-128,%rdx
cmpq	%r10,%r14
jne	43b
vcvtsi2ss	%rcx,%xmm15,%xmm12
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm11,%zmm4,%zmm4
vfmadd231ps	%zmm13,%zmm11,%zmm5
vmulss	%xmm12,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vfmadd231ps	%zmm12,%zmm11,%zmm1
incq	%rcx
addq	%r9,%rax
cmpq	%r14,%rcx
jne	42b
jmp	45f
44:
xorl	%r9d,%r9d
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm4,%xmm4,%xmm4
45:
vmovups	%zmm21,4784(%rsp)
vcvtusi2ss	%rsi,%xmm0,%xmm10
vandps	94f(%rip){1to16},%zmm2,%zmm11
vmaxps	97f(%rip){1to16},%zmm4,%zmm12
vdivps	%zmm12,%zmm0,%zmm12
vbroadcastss	%xmm10,%zmm10
vcmpgtps	98f(%rip){1to16},%zmm4,%k1
vaddps	99f(%rip){1to16},%zmm7,%zmm7
vdivps	322f(%rip){1to16},%zmm10,%zmm13
vmulps	%zmm18,%zmm7,%zmm7
vmovaps	%zmm7,%zmm14
vmulps	%zmm12,%zmm8,%zmm14 {%k1}
vmulps	%zmm12,%zmm6,%zmm6
vfnmadd231ps	%zmm14,%zmm14,%zmm6
vaddps	%zmm6,%zmm6,%zmm6
vminps	%zmm6,%zmm13,%zmm8
vcmpunordps	%zmm6,%zmm6,%k2
vmovaps	%zmm13,%zmm8 {%k2}
vbroadcastss	323f(%rip),%zmm15
vmaxps	%zmm15,%zmm8,%zmm6
vsqrtps	%zmm6,%zmm6
vsubps	%zmm9,%zmm10,%zmm8
vmulps	%zmm12,%zmm5,%zmm7 {%k1}
vmulps	%zmm12,%zmm1,%zmm1
vfnmadd231ps	%zmm7,%zmm7,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm13,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm13,%zmm5 {%k1}
vmaxps	%zmm15,%zmm5,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	324f(%rip){1to16},%zmm6,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmulps	%zmm5,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vpcmpgtd	96f(%rip){1to16},%zmm11,%k0
vfnmadd231ps	%zmm8,%zmm3,%zmm2
vmaxps	%zmm2,%zmm4,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vmaxps	%zmm0,%zmm5,%zmm2
vfmadd231ps	28(%r11){1to16},%zmm1,%zmm6
vmulps	%zmm18,%zmm6,%zmm1
vbroadcastss	20(%r11),%zmm4
vxorps	%xmm18,%xmm18,%xmm18
vcmpltps	%zmm4,%zmm18,%k1
vmovaps	%zmm4,%zmm1 {%k1}
vbroadcastss	52(%r11),%zmm16
vbroadcastss	76(%r11),%zmm17
vbroadcastss	56(%r11),%zmm13
vbroadcastss	80(%r11),%zmm15
vbroadcastss	60(%r11),%zmm11
vbroadcastss	84(%r11),%zmm12
vbroadcastss	64(%r11),%zmm9
vbroadcastss	88(%r11),%zmm10
vbroadcastss	68(%r11),%zmm5
vbroadcastss	92(%r11),%zmm6
vminps	%zmm14,%zmm17,%zmm4
vcmpunordps	%zmm14,%zmm14,%k1
vmovups	%zmm17,3568(%rsp)
vmovaps	%zmm17,%zmm4 {%k1}
vmaxps	%zmm4,%zmm16,%zmm14
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm16,3632(%rsp)
vmovaps	%zmm16,%zmm14 {%k1}
vmovups	%zmm14,1136(%rsp)
vminps	%zmm7,%zmm15,%zmm4
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm15,3248(%rsp)
vmovaps	%zmm15,%zmm4 {%k1}
vmaxps	%zmm4,%zmm13,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm13,3696(%rsp)
vmovaps	%zmm13,%zmm7 {%k1}
vmovups	%zmm7,1200(%rsp)
vmovups	%zmm12,3760(%rsp)
vminps	%zmm2,%zmm12,%zmm2
vmovups	%zmm11,2736(%rsp)
vmaxps	%zmm2,%zmm11,%zmm2
vmovups	%zmm2,144(%rsp)
vminps	%zmm3,%zmm10,%zmm2
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm10,3824(%rsp)
vmovaps	%zmm10,%zmm2 {%k1}
vmaxps	%zmm2,%zmm9,%zmm28
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm9,3888(%rsp)
vmovaps	%zmm9,%zmm28 {%k1}
vminps	%zmm1,%zmm6,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm6,%zmm2 {%k1}
vmaxps	%zmm2,%zmm5,%zmm10
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm5,%zmm10 {%k1}
vmovups	%zmm8,4592(%rsp)
vbroadcastss	325f(%rip),%zmm3
vcmpltps	%zmm3,%zmm8,%k1
korw	%k1,%k0,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2672(%rsp)
vblendmps	%zmm18,%zmm0,%zmm12 {%k1}
vbroadcastss	326f(%rip),%zmm2
vblendmps	%zmm2,%zmm3,%zmm7 {%k1}
vcvtusi2ssl	12(%rbx),%xmm0,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,4336(%rsp)
vmovups	%zmm5,3184(%rsp)
vmovups	%zmm6,3120(%rsp)
vsubss	%xmm5,%xmm6,%xmm1
vmulss	323f(%rip),%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,4848(%rsp)
movq	%r14,%rax
shlq	$6,%rax
leaq	(%rax,%rax,4),%rbx
movq	40(%rsp),%r12
imulq	%rsi,%r12
movq	%r14,%rax
shlq	$7,%rax
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2288(%rsp)
vmovups	%zmm1,2352(%rsp)
vmovups	%zmm1,2416(%rsp)
vmovups	%zmm1,2544(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm1,2480(%rsp)
vmovups	%zmm0,2608(%rsp)
vbroadcastss	328f(%rip),%zmm1
vmovups	%zmm1,3440(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,1456(%rsp)
vmovups	%zmm1,2800(%rsp)
vmovups	%zmm2,2224(%rsp)
vbroadcastss	327f(%rip),%zmm1
vmovups	%zmm1,3504(%rsp)
vbroadcastss	96f(%rip),%zmm1
vmovups	%zmm1,3312(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2864(%rsp)
jmp	47f
.p2align	4
46:
vfmadd213ps	%zmm29,%zmm8,%zmm9
vcmpunordps	%zmm9,%zmm9,%k4
vminps	%zmm9,%zmm23,%zmm1
vmovaps	%zmm23,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmaxps	%zmm1,%zmm20,%zmm2
vmovaps	%zmm20,%zmm2 {%k4}
vmovaps	%zmm29,%zmm2 {%k2}
vsubps	%zmm29,%zmm2,%zmm1
vmovups	2672(%rsp),%zmm9
vblendmps	%zmm9,%zmm1,%zmm9 {%k2}
vmovups	208(%rsp),%zmm11
vfmadd213ps	%zmm3,%zmm1,%zmm11
vfmadd213ps	%zmm30,%zmm8,%zmm31
vcmpunordps	%zmm31,%zmm31,%k4
vminps	%zmm31,%zmm16,%zmm1
vmovaps	%zmm16,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmaxps	%zmm1,%zmm6,%zmm5
vmovaps	%zmm6,%zmm5 {%k4}
vmovaps	%zmm30,%zmm5 {%k2}
vsubps	%zmm30,%zmm5,%zmm1
vmovups	2288(%rsp),%zmm10
vblendmps	%zmm10,%zmm1,%zmm10 {%k2}
vdivps	%zmm15,%zmm0,%zmm7
vmovups	2096(%rsp),%zmm14
vfmadd213ps	%zmm11,%zmm1,%zmm14
vmovups	%zmm9,2672(%rsp)
vmulps	%zmm9,%zmm7,%zmm1
vmovups	2992(%rsp),%zmm9
vmovups	2160(%rsp),%zmm12
vfnmadd213ps	%zmm12,%zmm1,%zmm9
vmovups	944(%rsp),%zmm11
vmovups	1392(%rsp),%zmm28
vfnmadd213ps	%zmm28,%zmm1,%zmm11
vmovups	%zmm10,2288(%rsp)
vmulps	%zmm10,%zmm7,%zmm1
vmovups	1968(%rsp),%zmm10
vfnmadd213ps	%zmm9,%zmm1,%zmm10
vmovups	1008(%rsp),%zmm9
vfnmadd213ps	%zmm11,%zmm1,%zmm9
vmovups	2800(%rsp),%zmm1
vmovaps	%zmm1,%zmm17 {%k3}
vcmpnltps	%zmm4,%zmm8,%k4
vmovups	3440(%rsp),%zmm1
vblendmps	%zmm1,%zmm19,%zmm1 {%k2}
vmovups	%zmm1,3440(%rsp)
vmulps	432(%rsp),%zmm19,%zmm1
vmulps	396f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm19,%zmm19,%k5
vminps	%zmm19,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k5}
vcmpnleps	%zmm24,%zmm4,%k5
vmovups	2224(%rsp),%zmm1
vmovaps	%zmm1,%zmm24 {%k3}
vcmpnleps	%zmm8,%zmm15,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm0,%zmm4 {%k1} {z}
vmovups	1456(%rsp),%zmm1
vmovaps	%zmm1,%zmm4 {%k3}
vmovups	2608(%rsp),%zmm1
vblendmps	%zmm1,%zmm8,%zmm1 {%k2}
vmovups	%zmm1,2608(%rsp)
vmovups	816(%rsp),%zmm3
vmovups	80(%rsp),%zmm1
vfmadd213ps	%zmm3,%zmm8,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm25,%zmm1
vmovaps	%zmm25,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm22,%zmm11
vmovaps	%zmm22,%zmm11 {%k1}
vmovaps	%zmm3,%zmm11 {%k2}
vsubps	%zmm3,%zmm11,%zmm1
vmovups	1648(%rsp),%zmm13
vfmadd213ps	%zmm14,%zmm1,%zmm13
vmovups	2544(%rsp),%zmm3
vblendmps	%zmm3,%zmm1,%zmm3 {%k2}
vmovups	%zmm3,2544(%rsp)
vmulps	%zmm3,%zmm7,%zmm1
vmovups	752(%rsp),%zmm7
vfnmadd213ps	%zmm10,%zmm1,%zmm7
vmovups	2032(%rsp),%zmm3
vfnmadd213ps	%zmm9,%zmm1,%zmm3
vmovups	5232(%rsp),%zmm10
vmulps	%zmm7,%zmm10,%zmm1
vmulps	1072(%rsp),%zmm10,%zmm7
vmovups	1904(%rsp),%zmm14
vmulps	%zmm7,%zmm14,%zmm8
vmulps	%zmm1,%zmm8,%zmm9
vfmsub231ps	%zmm3,%zmm14,%zmm9
vfnmadd213ps	%zmm0,%zmm8,%zmm8
vmaxps	385f(%rip){1to16},%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm9,%zmm8,%zmm8
vmulps	%zmm8,%zmm14,%zmm8
vmulps	%zmm1,%zmm10,%zmm1
vmulps	%zmm10,%zmm7,%zmm7
vmulps	%zmm8,%zmm15,%zmm8
vbroadcastss	423f(%rip),%zmm10
vmovups	880(%rsp),%zmm3
vmulps	%zmm10,%zmm3,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmaxps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vaddps	%zmm8,%zmm3,%zmm8
vcmpunordps	%zmm8,%zmm8,%k1
vminps	%zmm8,%zmm27,%zmm8
vmovaps	%zmm27,%zmm8 {%k1}
vcmpunordps	%zmm8,%zmm8,%k1
vmaxps	%zmm8,%zmm26,%zmm8
vmovaps	%zmm26,%zmm8 {%k1}
vmovaps	%zmm3,%zmm8 {%k2}
vsubps	%zmm3,%zmm8,%zmm9
vfmadd231ps	%zmm28,%zmm9,%zmm13
vmulps	%zmm1,%zmm15,%zmm1
vfnmadd231ps	%zmm7,%zmm9,%zmm1
vmovups	2416(%rsp),%zmm3
vblendmps	%zmm3,%zmm9,%zmm3 {%k2}
vmovups	%zmm3,2416(%rsp)
vmovups	144(%rsp),%zmm3
vmulps	%zmm10,%zmm3,%zmm7
vmovaps	%zmm11,%zmm10
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k1}
vaddps	%zmm1,%zmm3,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm21,%zmm1
vmovaps	%zmm21,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2736(%rsp),%zmm7
vmaxps	%zmm1,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k1}
vmovaps	%zmm3,%zmm1 {%k2}
vsubps	%zmm3,%zmm1,%zmm7
vfmadd231ps	%zmm7,%zmm12,%zmm13 {%k4} {z}
vmovups	2352(%rsp),%zmm3
vblendmps	%zmm3,%zmm7,%zmm3 {%k2}
vmovups	%zmm3,2352(%rsp)
vmovups	2480(%rsp),%zmm3
vmovaps	%zmm3,%zmm13 {%k2}
knotw	%k0,%k1
vmovups	496(%rsp),%zmm3
vmovaps	%zmm3,%zmm3 {%k1} {z}
vmovups	4336(%rsp),%zmm7
vcmpgtps	2864(%rsp),%zmm7,%k1
vaddps	3056(%rsp),%zmm3,%zmm12 {%k1} {z}
vmovdqu64	368(%rsp),%zmm3
vmovdqa32	%zmm3,%zmm6 {%k2} {z}
vmovups	%zmm2,1136(%rsp)
vmovups	%zmm5,1200(%rsp)
vmovups	%zmm1,144(%rsp)
vmovaps	%zmm8,%zmm28
vmovups	%zmm13,2480(%rsp)
vmovups	%zmm4,1456(%rsp)
vmovups	%zmm17,2800(%rsp)
vmovups	%zmm24,2224(%rsp)
vxorps	%xmm24,%xmm24,%xmm24
vmovups	2928(%rsp),%zmm7
47:
vpslld	$31,%zmm6,%zmm1
vpmovd2m	%zmm1,%k0
kmovw	%k0,22(%rsp)
knotw	%k0,%k0
kmovw	%k0,20(%rsp)
vpandd	329f(%rip){1to16},%zmm6,%zmm1
vmovdqu64	%zmm1,5488(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,18(%rsp)
vpandd	332f(%rip){1to16},%zmm6,%zmm1
vmovdqu64	%zmm1,5424(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,16(%rsp)
vpandd	333f(%rip){1to16},%zmm6,%zmm1
vmovdqu64	%zmm1,5360(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,14(%rsp)
vmovups	%zmm6,4912(%rsp)
vpandd	334f(%rip){1to16},%zmm6,%zmm1
vmovdqu64	%zmm1,5296(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,12(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
.p2align	4
48:
vaddss	%xmm2,%xmm12,%xmm1
vmovshdup	%xmm12,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm12,%xmm12,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm12,%xmm12,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm12,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm12,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovups	%zmm12,4528(%rsp)
vextractf32x4	$3,%zmm12,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm18
vbroadcastss	24(%r11),%zmm1
vmovups	%zmm1,4016(%rsp)
vmulps	%zmm1,%zmm10,%zmm1
vmovups	%zmm1,4080(%rsp)
testq	%r14,%r14
vmovups	%zmm28,880(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm7,2928(%rsp)
vmovups	%zmm10,3952(%rsp)
vmovss	%xmm18,1712(%rsp)
je	56f
movb	$1,%cl
vmovups	1136(%rsp),%zmm1
vmovups	%zmm1,208(%rsp)
vmovaps	%zmm10,%zmm2
xorl	%r10d,%r10d
vbroadcastss	93f(%rip),%zmm9
vbroadcastss	94f(%rip),%zmm18
vbroadcastss	337f(%rip),%zmm12
vbroadcastss	338f(%rip),%zmm14
vbroadcastss	339f(%rip),%zmm15
vbroadcastss	342f(%rip),%zmm3
vbroadcastss	343f(%rip),%zmm26
vbroadcastss	344f(%rip),%zmm27
vbroadcastss	345f(%rip),%zmm29
vbroadcastss	346f(%rip),%zmm11
vbroadcastss	347f(%rip),%zmm13
vbroadcastss	348f(%rip),%zmm16
.p2align	4
49:
vdivps	%zmm2,%zmm0,%zmm2
vmulps	335f(%rip){1to16},%zmm2,%zmm17
vbroadcastss	336f(%rip),%zmm1
vsubps	208(%rsp),%zmm1,%zmm4
vmulps	%zmm17,%zmm4,%zmm4
vxorps	%zmm12,%zmm4,%zmm6
vmulps	%zmm6,%zmm4,%zmm5
vmaxps	%zmm14,%zmm5,%zmm5
vmulps	%zmm15,%zmm5,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	%zmm3,%zmm7,%zmm5
vfmadd231ps	%zmm26,%zmm7,%zmm5
vmulps	%zmm15,%zmm5,%zmm5
vmovaps	%zmm27,%zmm8
vfmadd213ps	%zmm29,%zmm5,%zmm8
vfmadd213ps	%zmm11,%zmm5,%zmm8
vfmadd213ps	%zmm13,%zmm5,%zmm8
vfmadd213ps	%zmm16,%zmm5,%zmm8
vfmadd213ps	%zmm0,%zmm5,%zmm8
vbroadcastss	349f(%rip),%zmm22
vaddps	%zmm22,%zmm7,%zmm5
vcvttps2udq	%zmm5,%zmm5
vpslld	$23,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vandps	%zmm18,%zmm4,%zmm7
vbroadcastss	352f(%rip),%zmm21
vfmadd132ps	%zmm21,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm7
vbroadcastss	353f(%rip),%zmm8
vbroadcastss	354f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm7,%zmm8
vmovaps	%zmm0,%zmm19
vbroadcastss	355f(%rip),%zmm0
vfmadd213ps	%zmm0,%zmm7,%zmm8
vbroadcastss	356f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm7,%zmm8
vbroadcastss	357f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm7,%zmm8
vbroadcastss	358f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm7,%zmm8
vbroadcastss	359f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm7,%zmm8
vbroadcastss	362f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm7,%zmm8
vbroadcastss	363f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm7,%zmm8
vcmpltps	%zmm6,%zmm4,%k1
vmovaps	%zmm18,%zmm24
vblendmps	%zmm1,%zmm9,%zmm10 {%k1}
vmulps	%zmm8,%zmm7,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vmovaps	%zmm11,%zmm20
vmulps	%zmm6,%zmm10,%zmm11
vmulps	364f(%rip){1to16},%zmm2,%zmm6
vmovaps	%zmm2,%zmm0
vmulps	365f(%rip){1to16},%zmm2,%zmm7
vmovaps	%zmm17,%zmm21
vmulps	%zmm7,%zmm17,%zmm8
leaq	(%r10,%r10,4),%r13
shlq	$6,%r13
addq	%rbp,%r13
xorl	%r15d,%r15d
vmovss	93f(%rip),%xmm31
vbroadcastss	366f(%rip),%zmm17
vmovaps	%zmm9,%zmm18
vmovaps	%zmm3,%zmm22
vmovaps	%zmm13,%zmm28
.p2align	4
52:
vxorps	%xmm9,%xmm9,%xmm9
vcvtsi2ss	%r15,%xmm9,%xmm9
vaddss	%xmm31,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	208(%rsp),%zmm9,%zmm9
vmulps	%zmm9,%zmm21,%zmm9
vxorps	%zmm12,%zmm9,%zmm13
vmovaps	%zmm12,%zmm1
vmulps	%zmm13,%zmm9,%zmm12
vmaxps	%zmm14,%zmm12,%zmm12
vmovaps	%zmm14,%zmm3
vmulps	%zmm15,%zmm12,%zmm14
vrndscaleps	$8,%zmm14,%zmm14
vfmadd231ps	%zmm22,%zmm14,%zmm12
vfmadd231ps	343f(%rip){1to16},%zmm14,%zmm12
vmulps	%zmm15,%zmm12,%zmm12
vmovaps	%zmm15,%zmm2
vbroadcastss	344f(%rip),%zmm15
vfmadd213ps	345f(%rip){1to16},%zmm12,%zmm15
vfmadd213ps	%zmm20,%zmm12,%zmm15
vfmadd213ps	%zmm28,%zmm12,%zmm15
vfmadd213ps	%zmm16,%zmm12,%zmm15
vaddps	349f(%rip){1to16},%zmm14,%zmm14
vcvttps2udq	%zmm14,%zmm14
vfmadd213ps	%zmm19,%zmm12,%zmm15
vandps	%zmm24,%zmm9,%zmm12
vfmadd132ps	352f(%rip){1to16},%zmm19,%zmm12
vdivps	%zmm12,%zmm19,%zmm16
vpslld	$23,%zmm14,%zmm12
vmulps	%zmm12,%zmm15,%zmm12
vbroadcastss	353f(%rip),%zmm14
vfmadd213ps	354f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	355f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	%zmm23,%zmm16,%zmm14
vfmadd213ps	%zmm25,%zmm16,%zmm14
vfmadd213ps	%zmm26,%zmm16,%zmm14
vfmadd213ps	%zmm27,%zmm16,%zmm14
vfmadd213ps	%zmm29,%zmm16,%zmm14
vfmadd213ps	%zmm30,%zmm16,%zmm14
vcmpltps	%zmm13,%zmm9,%k1
vblendmps	336f(%rip){1to16},%zmm18,%zmm13 {%k1}
vmulps	%zmm14,%zmm16,%zmm14
vbroadcastss	348f(%rip),%zmm16
vmulps	%zmm12,%zmm14,%zmm14
vmulps	%zmm14,%zmm13,%zmm14
vsubps	%zmm10,%zmm13,%zmm10
vsubps	%zmm14,%zmm11,%zmm11
vaddps	%zmm11,%zmm10,%zmm10
vmulps	%zmm12,%zmm9,%zmm11
vfmsub231ps	%zmm5,%zmm4,%zmm11
vmulps	%zmm17,%zmm4,%zmm15
vfmadd213ps	%zmm19,%zmm4,%zmm15
vmovaps	%zmm10,-256(%r13)
vmulps	%zmm15,%zmm5,%zmm10
vmulps	%zmm17,%zmm9,%zmm15
vfmadd213ps	%zmm19,%zmm9,%zmm15
vmulps	%zmm12,%zmm15,%zmm15
vmulps	%zmm4,%zmm10,%zmm4
vsubps	%zmm10,%zmm15,%zmm10
vfmsub231ps	%zmm15,%zmm9,%zmm4
vmovaps	%zmm2,%zmm15
vsubps	%zmm12,%zmm5,%zmm5
vmulps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm5,-192(%r13)
vmulps	%zmm11,%zmm7,%zmm5
vfmsub213ps	%zmm5,%zmm7,%zmm4
vmovaps	%zmm5,-128(%r13)
vmulps	%zmm10,%zmm8,%zmm5
vmovaps	%zmm5,-64(%r13)
vmulps	%zmm4,%zmm0,%zmm4
vmovaps	%zmm4,(%r13)
incq	%r15
addq	$320,%r13
vmovaps	%zmm9,%zmm4
vmovaps	%zmm12,%zmm5
vmovaps	%zmm1,%zmm12
vmovaps	%zmm14,%zmm11
vmovaps	%zmm3,%zmm14
vmovaps	%zmm13,%zmm10
cmpq	%r15,%r14
jne	52b
vmovups	1200(%rsp),%zmm0
vmovups	%zmm0,208(%rsp)
vmovups	4080(%rsp),%zmm2
movq	%r14,%r10
testb	$1,%cl
movl	$0,%ecx
vmovaps	%zmm19,%zmm0
vmovaps	%zmm18,%zmm9
vmovaps	%zmm24,%zmm18
vmovaps	%zmm22,%zmm3
vbroadcastss	343f(%rip),%zmm26
vbroadcastss	344f(%rip),%zmm27
vbroadcastss	345f(%rip),%zmm29
vmovaps	%zmm20,%zmm11
vmovaps	%zmm28,%zmm13
jne	49b
vxorps	%xmm1,%xmm1,%xmm1
vmovss	1712(%rsp),%xmm2
vucomiss	%xmm1,%xmm2
vxorps	%xmm22,%xmm22,%xmm22
vmovups	1456(%rsp),%zmm1
ja	53f
vxorps	%xmm1,%xmm1,%xmm1
53:
movq	%r12,%r15
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1584(%rsp)
vmovups	%zmm2,1328(%rsp)
vmovups	%zmm2,1264(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm23,%xmm23,%xmm23
vmovups	%zmm2,80(%rsp)
vmovups	%zmm2,944(%rsp)
vmovups	%zmm2,1008(%rsp)
vmovups	%zmm2,1072(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vmovups	%zmm2,688(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm2,624(%rsp)
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm26,%xmm26,%xmm26
xorl	%ecx,%ecx
vmovups	144(%rsp),%zmm28
.p2align	4
54:
vmovups	%zmm16,432(%rsp)
vmovups	%zmm10,752(%rsp)
vmovups	%zmm8,816(%rsp)
vmovups	%zmm5,368(%rsp)
vmovups	%zmm3,560(%rsp)
vmovups	%zmm30,1840(%rsp)
vmovups	%zmm4,4144(%rsp)
vmovups	%zmm27,3376(%rsp)
vmovups	%zmm29,496(%rsp)
vmovups	%zmm22,208(%rsp)
vmovups	%zmm11,1904(%rsp)
vmovups	%zmm20,2096(%rsp)
vmovups	%zmm6,1392(%rsp)
vmovups	%zmm13,2160(%rsp)
vmovups	%zmm9,1648(%rsp)
vmovups	%zmm15,2992(%rsp)
vmovups	%zmm23,1968(%rsp)
vmovups	%zmm25,2032(%rsp)
movl	%r15d,%r13d
shrl	%r13d
andl	$1073741823,%r13d
shlq	$7,%r13
addq	%r8,%r13
leaq	(%rcx,%r14),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovaps	(%rdi,%rdx),%zmm11
vmovaps	64(%rdi,%rdx),%zmm8
vmovaps	128(%rdi,%rdx),%zmm30
vmovaps	192(%rdi,%rdx),%zmm2
vmovups	%zmm2,1776(%rsp)
vmovaps	256(%rdi,%rdx),%zmm2
vmovups	%zmm2,1520(%rsp)
vmulps	%zmm11,%zmm28,%zmm27
vxorps	%xmm31,%xmm31,%xmm31
xorl	%r10d,%r10d
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm4,%xmm4,%xmm4
vmovups	880(%rsp),%zmm28
.p2align	4
55:
vmovaps	-64(%r13),%zmm16
vmovaps	-256(%rbp,%r10),%zmm23
vmovaps	-192(%rbp,%r10),%zmm5
vmovaps	%zmm23,%zmm15
vfmadd213ps	%zmm28,%zmm27,%zmm15
vaddps	(%r13),%zmm15,%zmm15
vdivps	%zmm15,%zmm0,%zmm3
vmovaps	-128(%rbp,%r10),%zmm24
vsubps	%zmm15,%zmm16,%zmm15
vmulps	%zmm3,%zmm15,%zmm15
vmulps	%zmm15,%zmm1,%zmm16
vfmadd213ps	%zmm3,%zmm3,%zmm16
vaddps	%zmm16,%zmm18,%zmm18
vaddps	%zmm15,%zmm7,%zmm7
vfmadd231ps	%zmm23,%zmm15,%zmm6
vfmadd231ps	%zmm5,%zmm15,%zmm29
vfmadd231ps	-64(%rbp,%r10),%zmm15,%zmm12
vfmadd231ps	%zmm24,%zmm15,%zmm25
vfmadd231ps	(%rbp,%r10),%zmm15,%zmm4
vmulps	%zmm16,%zmm23,%zmm3
vaddps	%zmm3,%zmm31,%zmm31
vfmadd231ps	%zmm3,%zmm23,%zmm13
vmulps	%zmm16,%zmm5,%zmm3
vaddps	%zmm3,%zmm20,%zmm20
vfmadd231ps	%zmm23,%zmm3,%zmm17
vfmadd231ps	%zmm3,%zmm5,%zmm9
vmulps	%zmm16,%zmm24,%zmm3
vaddps	%zmm3,%zmm14,%zmm14
vfmadd231ps	%zmm23,%zmm3,%zmm10
vfmadd231ps	%zmm5,%zmm3,%zmm22
vfmadd231ps	%zmm24,%zmm3,%zmm2
addq	$320,%r10
subq	$-128,%r13
cmpq	%r10,%rbx
jne	55b
vmovups	144(%rsp),%zmm28
vmulps	%zmm8,%zmm28,%zmm16
vxorps	%xmm24,%xmm24,%xmm24
vfmadd213ps	%zmm24,%zmm27,%zmm9
vmovups	1584(%rsp),%zmm3
vfmadd231ps	%zmm9,%zmm27,%zmm3
vmovups	%zmm3,1584(%rsp)
vmovaps	%zmm17,%zmm3
vfmadd213ps	%zmm24,%zmm16,%zmm3
vmovups	1328(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm27,%zmm5
vmovups	%zmm5,1328(%rsp)
vmovaps	%zmm13,%zmm3
vfmadd213ps	%zmm24,%zmm16,%zmm3
vmovups	1264(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm16,%zmm5
vmovups	%zmm5,1264(%rsp)
vmovaps	%zmm17,%zmm3
vfmadd213ps	%zmm24,%zmm11,%zmm3
vmovups	2992(%rsp),%zmm15
vfmadd231ps	%zmm3,%zmm27,%zmm15
vmovaps	%zmm13,%zmm3
vfmadd213ps	%zmm24,%zmm11,%zmm3
vmovups	1968(%rsp),%zmm23
vfmadd231ps	%zmm3,%zmm16,%zmm23
vmovups	80(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm11,%zmm5
vmovups	%zmm5,80(%rsp)
vaddps	%zmm24,%zmm20,%zmm3
vmovups	944(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm27,%zmm5
vmovups	%zmm5,944(%rsp)
vaddps	%zmm24,%zmm31,%zmm3
vmovups	1008(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm16,%zmm5
vmovups	%zmm5,1008(%rsp)
vmovups	1072(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm11,%zmm5
vmovups	%zmm5,1072(%rsp)
vmulps	%zmm30,%zmm28,%zmm3
vmulps	4016(%rsp),%zmm3,%zmm3
vfmadd213ps	%zmm24,%zmm3,%zmm31
vfmadd213ps	%zmm31,%zmm27,%zmm14
vfmadd213ps	%zmm24,%zmm3,%zmm17
vfmadd213ps	%zmm17,%zmm27,%zmm22
vfmadd213ps	%zmm24,%zmm3,%zmm13
vfmadd231ps	%zmm10,%zmm27,%zmm13
vfmadd213ps	%zmm24,%zmm3,%zmm10
vfmadd213ps	%zmm10,%zmm27,%zmm2
vmovups	688(%rsp),%zmm5
vfmadd231ps	%zmm22,%zmm27,%zmm5
vmovups	%zmm5,688(%rsp)
vmovups	1648(%rsp),%zmm9
vfmadd231ps	%zmm6,%zmm3,%zmm9
vfmadd231ps	%zmm13,%zmm3,%zmm21
vfmadd231ps	%zmm2,%zmm27,%zmm21
vmovups	208(%rsp),%zmm22
vfmadd231ps	%zmm29,%zmm27,%zmm22
vfmadd231ps	%zmm25,%zmm27,%zmm9
vmovups	2096(%rsp),%zmm20
vfmadd231ps	%zmm6,%zmm16,%zmm20
vmovups	560(%rsp),%zmm3
vfmadd231ps	%zmm16,%zmm13,%zmm3
vmovups	3376(%rsp),%zmm27
vfmadd231ps	%zmm13,%zmm11,%zmm27
vmovups	752(%rsp),%zmm10
vfmadd231ps	%zmm12,%zmm11,%zmm10
vmovups	624(%rsp),%zmm2
vfmadd231ps	%zmm4,%zmm11,%zmm2
vmovups	%zmm2,624(%rsp)
vmovups	2160(%rsp),%zmm13
vfmadd231ps	%zmm6,%zmm11,%zmm13
vmovups	4144(%rsp),%zmm4
vfmadd231ps	%zmm25,%zmm11,%zmm4
vmovups	1904(%rsp),%zmm11
vfmadd231ps	%zmm29,%zmm8,%zmm11
vmovups	432(%rsp),%zmm16
vfmadd231ps	%zmm29,%zmm30,%zmm16
vmovups	368(%rsp),%zmm5
vfmadd231ps	%zmm8,%zmm25,%zmm5
vfmadd231ps	%zmm25,%zmm30,%zmm19
vmovups	1840(%rsp),%zmm2
vfmadd231ps	%zmm6,%zmm30,%zmm2
vmovaps	%zmm2,%zmm30
vmovups	816(%rsp),%zmm8
vfmadd231ps	1776(%rsp),%zmm6,%zmm8
vfmadd231ps	1520(%rsp),%zmm6,%zmm26
vmovups	1392(%rsp),%zmm6
vaddps	%zmm7,%zmm6,%zmm6
vaddps	%zmm24,%zmm18,%zmm2
vmovups	496(%rsp),%zmm29
vaddps	%zmm2,%zmm29,%zmm29
vmovups	2032(%rsp),%zmm25
vaddps	%zmm14,%zmm25,%zmm25
incq	%rcx
addq	%r9,%r15
cmpq	%r14,%rcx
jne	54b
vmovups	%zmm29,496(%rsp)
vbroadcastss	99f(%rip),%zmm12
vmovups	%zmm8,816(%rsp)
vmovups	%zmm10,752(%rsp)
vmovups	%zmm16,432(%rsp)
vbroadcastss	372f(%rip),%zmm16
vbroadcastss	373f(%rip),%zmm17
vmovups	880(%rsp),%zmm28
vmovups	3952(%rsp),%zmm14
vmovss	1712(%rsp),%xmm18
vmovups	%zmm3,560(%rsp)
vmovups	%zmm5,368(%rsp)
vmovups	1328(%rsp),%zmm8
vmovdqu64	1264(%rsp),%zmm31
vmovups	1584(%rsp),%zmm10
jmp	58f
.p2align	4
56:
vmovaps	%zmm10,%zmm14
vucomiss	%xmm1,%xmm18
vxorps	%xmm26,%xmm26,%xmm26
vmovups	1456(%rsp),%zmm1
vbroadcastss	99f(%rip),%zmm12
ja	57f
vxorps	%xmm1,%xmm1,%xmm1
57:
vpxord	%xmm19,%xmm19,%xmm19
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,624(%rsp)
vmovups	%zmm2,816(%rsp)
vmovups	%zmm2,368(%rsp)
vmovups	%zmm2,432(%rsp)
vmovups	%zmm2,752(%rsp)
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm27,%xmm27,%xmm27
vmovups	%zmm2,560(%rsp)
vmovups	%zmm2,688(%rsp)
vmovups	%zmm2,496(%rsp)
vmovups	%zmm2,1072(%rsp)
vmovups	%zmm2,1008(%rsp)
vmovups	%zmm2,944(%rsp)
vmovups	%zmm2,80(%rsp)
vpxord	%xmm23,%xmm23,%xmm23
vxorps	%xmm15,%xmm15,%xmm15
vpxord	%xmm31,%xmm31,%xmm31
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm22,%xmm22,%xmm22
vbroadcastss	372f(%rip),%zmm16
vbroadcastss	373f(%rip),%zmm17
58:
vmovups	144(%rsp),%zmm5
vmulps	%zmm5,%zmm1,%zmm2
vdivps	%zmm14,%zmm0,%zmm3
vmulps	%zmm4,%zmm2,%zmm29
vfnmadd213ps	%zmm10,%zmm3,%zmm29
vdivps	4080(%rsp),%zmm0,%zmm3
vmulps	%zmm30,%zmm2,%zmm10
vfnmadd213ps	%zmm31,%zmm3,%zmm10
vmovaps	%zmm10,%zmm31
vfnmadd213ps	%zmm8,%zmm2,%zmm11
vmovups	4016(%rsp),%zmm8
vmulss	%xmm8,%xmm8,%xmm3
vbroadcastss	%xmm3,%zmm3
vmulps	%zmm26,%zmm3,%zmm3
vmovaps	%zmm4,%zmm26
vmulps	%zmm19,%zmm8,%zmm4
vaddps	624(%rsp),%zmm3,%zmm3
vaddps	%zmm3,%zmm4,%zmm3
vaddps	%zmm3,%zmm4,%zmm3
vxorps	%xmm19,%xmm19,%xmm19
vmulps	%zmm19,%zmm30,%zmm4
vfmadd231ps	%zmm26,%zmm19,%zmm4
vaddps	%zmm4,%zmm3,%zmm19
vmulps	432(%rsp),%zmm8,%zmm3
vaddps	752(%rsp),%zmm3,%zmm3
vfnmadd213ps	688(%rsp),%zmm2,%zmm3
vmovups	%zmm3,1328(%rsp)
vmulps	816(%rsp),%zmm8,%zmm3
vaddps	368(%rsp),%zmm3,%zmm3
vfnmadd213ps	560(%rsp),%zmm2,%zmm3
vmovups	%zmm3,1264(%rsp)
vfnmadd213ps	%zmm21,%zmm2,%zmm19
vdivps	%zmm5,%zmm12,%zmm2
vmulps	%zmm30,%zmm8,%zmm3
vaddps	%zmm3,%zmm26,%zmm3
vfnmadd213ps	%zmm27,%zmm1,%zmm3
vmovups	%zmm3,752(%rsp)
vmulps	%zmm2,%zmm1,%zmm1
vmovups	%zmm22,208(%rsp)
vfmadd231ps	%zmm22,%zmm1,%zmm15
vfmadd231ps	%zmm1,%zmm20,%zmm23
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm18
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm25,2032(%rsp)
vmovups	%zmm23,1968(%rsp)
vmovups	%zmm15,2992(%rsp)
vmovups	%zmm13,2160(%rsp)
vmovups	%zmm6,1392(%rsp)
vmovups	%zmm20,2096(%rsp)
vmovups	%zmm11,1904(%rsp)
jbe	64f
vmovaps	%zmm14,%zmm10
vmovaps	%zmm19,%zmm22
vmovups	2864(%rsp),%zmm1
vmovups	4528(%rsp),%zmm2
vaddps	%zmm1,%zmm2,%zmm1
vmovups	%zmm1,2864(%rsp)
vcmpgeps	367f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vaddss	%xmm5,%xmm1,%xmm2
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufps	$255,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf128	$1,%ymm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$2,%zmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$3,%zmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vucomiss	%xmm5,%xmm2
vpbroadcastd	368f(%rip),%zmm13
vpbroadcastd	369f(%rip),%zmm14
vbroadcastss	374f(%rip),%zmm18
vbroadcastss	375f(%rip),%zmm19
vbroadcastss	376f(%rip),%zmm20
vbroadcastss	377f(%rip),%zmm21
vbroadcastss	378f(%rip),%zmm23
vbroadcastss	379f(%rip),%zmm25
vmovups	3184(%rsp),%zmm30
vmovups	3120(%rsp),%zmm26
jbe	65f
vmovaps	%zmm9,%zmm27
testq	%r14,%r14
vpbroadcastd	78f(%rip),%zmm15
vxorps	%xmm2,%xmm2,%xmm2
je	63f
movq	%r12,%rcx
xorl	%r10d,%r10d
.p2align	4
59:
movl	%ecx,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	%r8,%r15
leaq	(%r10,%r14),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	144(%rsp),%zmm3
vmulps	(%rdi,%rdx),%zmm3,%zmm3
movq	%rdi,%r13
xorl	%edx,%edx
.p2align	4
62:
vmovaps	(%r13),%zmm4
vfmadd213ps	%zmm28,%zmm3,%zmm4
vaddps	(%r15,%rdx),%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm5
vmovaps	-64(%r15,%rdx),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm12,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm12,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm0,%zmm5,%zmm7
vpaddd	%zmm13,%zmm7,%zmm7
vpandd	%zmm14,%zmm7,%zmm7
vpsubd	%zmm7,%zmm15,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm12,%zmm8,%zmm9
vfmadd231ps	%zmm5,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm16,%zmm8
vfmadd213ps	%zmm17,%zmm9,%zmm8
vmovaps	%zmm18,%zmm10
vmovaps	%zmm20,%zmm11
vfmadd213ps	%zmm21,%zmm9,%zmm11
vfmadd213ps	%zmm19,%zmm9,%zmm10
vfmadd231ps	%zmm23,%zmm5,%zmm11
vfmadd213ps	%zmm10,%zmm5,%zmm11
vfmadd213ps	%zmm8,%zmm5,%zmm11
vfmadd213ps	%zmm9,%zmm5,%zmm11
vaddps	%zmm0,%zmm6,%zmm5
vfmadd231ps	%zmm25,%zmm7,%zmm11
vmaxps	%zmm12,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm11,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm2
subq	$-128,%rdx
addq	$320,%r13
cmpq	%rdx,%rax
jne	62b
incq	%r10
addq	%r9,%rcx
cmpq	%r14,%r10
jne	59b
63:
vbroadcastss	382f(%rip),%zmm3
vmovups	3312(%rsp),%zmm4
vfmadd213ps	383f(%rip){1to16},%zmm4,%zmm3
vcmpltps	%zmm1,%zmm24,%k2
vaddps	%zmm3,%zmm4,%zmm1
vcmpltps	%zmm2,%zmm1,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm2,%zmm4 {%k3}
vmovups	%zmm4,3312(%rsp)
vmovups	3504(%rsp),%zmm1
vbroadcastss	384f(%rip),%zmm1 {%k2}
vmovups	%zmm1,3504(%rsp)
vmovups	2224(%rsp),%zmm1
vmaxps	326f(%rip){1to16},%zmm1,%zmm1 {%k2}
vmovups	%zmm1,2224(%rsp)
vblendmps	323f(%rip){1to16},%zmm0,%zmm1 {%k1}
vmovups	2672(%rsp),%zmm3
vmulps	%zmm1,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1136(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vmovups	2288(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	1200(%rsp),%zmm8
vsubps	%zmm4,%zmm8,%zmm8
vmovups	2352(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	144(%rsp),%zmm6
vsubps	%zmm5,%zmm6,%zmm6
vmovups	%zmm6,144(%rsp)
vmovups	2416(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vsubps	%zmm6,%zmm28,%zmm28
vmovups	%zmm28,880(%rsp)
vmovups	2544(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	3952(%rsp),%zmm10
vsubps	%zmm7,%zmm10,%zmm10
vmovups	2480(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,2480(%rsp)
vmovups	2608(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,2608(%rsp)
vmovups	1456(%rsp),%zmm1
vmovaps	%zmm24,%zmm1 {%k1}
vmovups	%zmm1,1456(%rsp)
vmovups	2800(%rsp),%zmm1
vbroadcastss	328f(%rip),%zmm1 {%k1}
vmovups	%zmm1,2800(%rsp)
vmovaps	%zmm0,%zmm1 {%k1} {z}
vmovups	%zmm1,3056(%rsp)
vmovups	%zmm6,2544(%rsp)
vmovups	%zmm5,2416(%rsp)
vmovups	%zmm4,2352(%rsp)
vmovups	%zmm3,2288(%rsp)
vmovups	%zmm2,2672(%rsp)
vmovups	2032(%rsp),%zmm25
vmovups	1968(%rsp),%zmm23
vmovups	2992(%rsp),%zmm15
vmovups	2160(%rsp),%zmm13
vmovups	1392(%rsp),%zmm6
vmovups	2096(%rsp),%zmm20
vmovups	1904(%rsp),%zmm11
jmp	66f
.p2align	4
64:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,3056(%rsp)
vmovaps	%zmm9,%zmm27
vmovaps	%zmm14,%zmm10
vmovups	3184(%rsp),%zmm30
vmovups	3120(%rsp),%zmm26
vmovups	1200(%rsp),%zmm8
vmovups	1136(%rsp),%zmm9
vmovups	496(%rsp),%zmm3
vmovups	80(%rsp),%zmm4
jmp	67f
.p2align	4
65:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,3056(%rsp)
vmovaps	%zmm9,%zmm27
vmovups	1200(%rsp),%zmm8
vmovups	1136(%rsp),%zmm9
vmovups	2032(%rsp),%zmm25
vmovups	1968(%rsp),%zmm23
vmovups	2160(%rsp),%zmm13
vmovups	2096(%rsp),%zmm20
66:
vmovups	496(%rsp),%zmm3
vmovups	80(%rsp),%zmm4
vmovaps	%zmm22,%zmm19
67:
vmovaps	%zmm31,%zmm5
vmovups	%zmm19,4976(%rsp)
vmovups	%zmm29,5104(%rsp)
vmovups	%zmm4,80(%rsp)
vmovups	%zmm3,496(%rsp)
vmovups	%zmm10,816(%rsp)
vbroadcastss	97f(%rip),%zmm2
vmaxps	%zmm2,%zmm29,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm31
vmaxps	%zmm2,%zmm5,%zmm1
vsqrtps	%zmm1,%zmm1
vmovups	%zmm5,5168(%rsp)
vdivps	%zmm1,%zmm0,%zmm5
vmaxps	%zmm2,%zmm4,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm14
vmaxps	%zmm2,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	5360(%rsp),%zmm3
vptestmd	%zmm3,%zmm3,%k3
vmovdqu64	5488(%rsp),%zmm3
vptestmd	%zmm3,%zmm3,%k1
vdivps	%zmm1,%zmm0,%zmm18
vmaxps	%zmm2,%zmm19,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm17
vcmpleps	3632(%rsp),%zmm9,%k2
vmovups	%zmm9,1136(%rsp)
vcmpgeps	3568(%rsp),%zmm9,%k4
vmovups	208(%rsp),%zmm3
vblendmps	%zmm3,%zmm12,%zmm1 {%k4}
vbroadcastss	337f(%rip),%zmm4
vxorps	%zmm4,%zmm3,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm24,%k6
kmovw	22(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm24,%zmm0,%zmm9 {%k2}
vmovups	%zmm9,688(%rsp)
vcmpgeps	3248(%rsp),%zmm8,%k4
vblendmps	%zmm20,%zmm12,%zmm1 {%k4}
vmovups	%zmm8,1200(%rsp)
vcmpleps	3696(%rsp),%zmm8,%k4
vxorps	%zmm4,%zmm20,%zmm1 {%k4}
vcmpleps	%zmm1,%zmm24,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm24,%zmm0,%zmm7 {%k4}
vmovups	%zmm7,624(%rsp)
vmovdqu64	5424(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k5
vmovups	144(%rsp),%zmm2
vcmpgeps	3760(%rsp),%zmm2,%k1
vblendmps	%zmm13,%zmm12,%zmm1 {%k1}
vmovups	%zmm2,144(%rsp)
vcmpleps	2736(%rsp),%zmm2,%k1
vxorps	%zmm4,%zmm13,%zmm1 {%k1}
vmovups	880(%rsp),%zmm3
vcmpgeps	3824(%rsp),%zmm3,%k1
vblendmps	%zmm6,%zmm12,%zmm2 {%k1}
vmovups	%zmm3,880(%rsp)
vcmpleps	3888(%rsp),%zmm3,%k1
vxorps	%zmm4,%zmm6,%zmm2 {%k1}
vcmpleps	%zmm10,%zmm26,%k1
vmovups	%zmm27,1648(%rsp)
vblendmps	%zmm27,%zmm12,%zmm6 {%k1}
vcmpleps	%zmm30,%zmm10,%k1
vxorps	%zmm4,%zmm27,%zmm6 {%k1}
vcmpleps	%zmm1,%zmm24,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm24,%zmm0,%zmm3 {%k5}
vmovups	%zmm3,560(%rsp)
vmulps	%zmm7,%zmm5,%zmm4
vmovaps	%zmm5,%zmm8
vmovups	%zmm5,368(%rsp)
vmulps	%zmm4,%zmm11,%zmm1
vmulps	%zmm9,%zmm31,%zmm7
vmulps	%zmm7,%zmm1,%zmm1
vmulps	%zmm3,%zmm14,%zmm30
vmulps	%zmm30,%zmm15,%zmm3
vmulps	%zmm7,%zmm3,%zmm15
vmulps	%zmm1,%zmm15,%zmm5
vmovaps	%zmm1,%zmm3
vmovaps	%zmm1,%zmm21
vfnmadd213ps	%zmm0,%zmm1,%zmm3
vbroadcastss	385f(%rip),%zmm1
vmovups	%zmm3,5040(%rsp)
vmaxps	%zmm1,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm0,%zmm3
vmulps	%zmm3,%zmm8,%zmm10
vmovaps	%zmm0,%zmm10 {%k4}
vcmpleps	%zmm2,%zmm24,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm24,%zmm0,%zmm28 {%k3}
vmulps	%zmm30,%zmm23,%zmm8
vfmsub231ps	%zmm8,%zmm4,%zmm5
vmovaps	%zmm13,%zmm29
vmovaps	%zmm20,%zmm22
vmulps	%zmm3,%zmm5,%zmm9
vmovaps	%zmm3,%zmm20
vmovaps	%zmm15,%zmm19
vfnmadd213ps	%zmm0,%zmm15,%zmm19
vfnmadd231ps	%zmm9,%zmm9,%zmm19
vmaxps	%zmm1,%zmm19,%zmm5
vsqrtps	%zmm5,%zmm5
vmovaps	%zmm18,%zmm27
vmulps	%zmm28,%zmm18,%zmm16
vmulps	944(%rsp),%zmm16,%zmm8
vmulps	%zmm7,%zmm8,%zmm8
vmovups	%zmm21,1840(%rsp)
vmulps	%zmm21,%zmm8,%zmm11
vmulps	%zmm15,%zmm8,%zmm12
vdivps	%zmm5,%zmm0,%zmm3
vmulps	%zmm31,%zmm10,%zmm13
vmovaps	%zmm10,%zmm13 {%k2}
vmovdqu64	5296(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k0
vmovaps	%zmm14,%zmm10
vmulps	%zmm3,%zmm14,%zmm14
vmovaps	%zmm0,%zmm14 {%k5}
vcmpleps	%zmm6,%zmm24,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm24,%zmm0,%zmm5 {%k5}
vmovups	%zmm5,4144(%rsp)
vmovaps	%zmm17,%zmm2
vmulps	%zmm5,%zmm17,%zmm17
vmulps	1328(%rsp),%zmm17,%zmm6
vmulps	%zmm7,%zmm6,%zmm23
vmulps	%zmm21,%zmm23,%zmm18
vmulps	%zmm15,%zmm23,%zmm24
vmulps	1008(%rsp),%zmm16,%zmm6
vfmsub231ps	%zmm6,%zmm4,%zmm11
vmulps	%zmm20,%zmm11,%zmm21
vmovups	%zmm20,432(%rsp)
vmulps	1072(%rsp),%zmm16,%zmm6
vfmsub231ps	%zmm6,%zmm30,%zmm12
vfnmadd231ps	%zmm9,%zmm21,%zmm12
vmulps	%zmm3,%zmm12,%zmm26
vmovaps	%zmm8,%zmm7
vfnmadd213ps	%zmm0,%zmm8,%zmm7
vfnmadd231ps	%zmm21,%zmm21,%zmm7
vfnmadd231ps	%zmm26,%zmm26,%zmm7
vmulps	1264(%rsp),%zmm17,%zmm6
vfmsub231ps	%zmm6,%zmm4,%zmm18
vmaxps	%zmm1,%zmm7,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	752(%rsp),%zmm17,%zmm6
vmovups	%zmm30,5232(%rsp)
vfmsub231ps	%zmm6,%zmm30,%zmm24
vmulps	%zmm8,%zmm23,%zmm11
vdivps	%zmm4,%zmm0,%zmm6
vmulps	%zmm17,%zmm25,%zmm4
vfmsub231ps	%zmm4,%zmm16,%zmm11
vmulps	%zmm6,%zmm27,%zmm17
vmovaps	%zmm27,%zmm5
vmovaps	%zmm0,%zmm17 {%k3}
vmulps	%zmm20,%zmm18,%zmm4
vfnmadd231ps	%zmm9,%zmm4,%zmm24
vmulps	%zmm3,%zmm24,%zmm27
vfnmadd231ps	%zmm21,%zmm4,%zmm11
vfnmadd231ps	%zmm26,%zmm27,%zmm11
vmulps	%zmm6,%zmm11,%zmm30
vmulps	%zmm14,%zmm13,%zmm11
vmovaps	%zmm23,%zmm12
vfnmadd213ps	%zmm0,%zmm23,%zmm12
vfnmadd231ps	%zmm4,%zmm4,%zmm12
vfnmadd231ps	%zmm27,%zmm27,%zmm12
vfnmadd231ps	%zmm30,%zmm30,%zmm12
vmaxps	%zmm1,%zmm12,%zmm13
vsqrtps	%zmm13,%zmm13
vmulps	%zmm17,%zmm11,%zmm11
vdivps	%zmm13,%zmm0,%zmm20
vmulps	%zmm20,%zmm2,%zmm13
vmovaps	%zmm2,%zmm14
vmulps	%zmm13,%zmm11,%zmm1
vmovaps	%zmm11,%zmm1 {%k5}
vmovups	%zmm1,3376(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovss	1712(%rsp),%xmm2
vucomiss	%xmm1,%xmm2
vmovups	%zmm31,1520(%rsp)
vmulps	208(%rsp),%zmm31,%zmm11
kmovw	20(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm11,%zmm13
vxorps	%xmm1,%xmm1,%xmm1
vfmadd213ps	%zmm1,%zmm11,%zmm13 {%k3} {z}
kmovw	18(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmulps	368(%rsp),%zmm22,%zmm18
vmovaps	%zmm18,%zmm24 {%k3} {z}
vfmadd213ps	%zmm13,%zmm24,%zmm24
kmovw	16(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovaps	%zmm10,%zmm17
vmulps	%zmm29,%zmm10,%zmm13
vmovaps	%zmm13,%zmm25 {%k1} {z}
vfmadd213ps	%zmm24,%zmm25,%zmm25
kmovw	14(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovaps	%zmm3,%zmm24
vmovaps	%zmm5,%zmm10
vmulps	1392(%rsp),%zmm5,%zmm29
vmovaps	%zmm29,%zmm31 {%k1} {z}
vfmadd213ps	%zmm25,%zmm31,%zmm31
kmovw	12(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovups	%zmm14,1776(%rsp)
vmulps	1648(%rsp),%zmm14,%zmm25
vmovaps	%zmm25,%zmm14 {%k1} {z}
vfmadd213ps	%zmm31,%zmm14,%zmm14
vmulps	688(%rsp),%zmm11,%zmm11
vmovups	1840(%rsp),%zmm3
vmulps	%zmm11,%zmm3,%zmm31
vfmsub231ps	624(%rsp),%zmm18,%zmm31
vmulps	%zmm11,%zmm15,%zmm1
vfmsub231ps	560(%rsp),%zmm13,%zmm1
vmulps	%zmm11,%zmm8,%zmm22
vmovups	%zmm28,1584(%rsp)
vfmsub231ps	%zmm29,%zmm28,%zmm22
vmovups	4144(%rsp),%zmm28
vmulps	%zmm11,%zmm23,%zmm2
vfmsub231ps	%zmm25,%zmm28,%zmm2
vbroadcastss	337f(%rip),%zmm5
vxorps	%zmm5,%zmm3,%zmm3
vmovups	%zmm3,4464(%rsp)
vxorps	%zmm5,%zmm15,%zmm3
vmovups	%zmm3,1712(%rsp)
vxorps	%zmm5,%zmm8,%zmm3
vmovups	%zmm3,1840(%rsp)
vxorps	%zmm5,%zmm23,%zmm8
vmulps	432(%rsp),%zmm31,%zmm25
vfnmadd231ps	%zmm9,%zmm25,%zmm1
vxorps	%zmm5,%zmm9,%zmm15
vfnmadd231ps	%zmm21,%zmm25,%zmm22
vxorps	%zmm5,%zmm21,%zmm3
vmovups	%zmm24,4400(%rsp)
vmulps	%zmm24,%zmm1,%zmm29
vfnmadd231ps	%zmm26,%zmm29,%zmm22
vxorps	%zmm5,%zmm26,%zmm26
vfnmadd231ps	%zmm4,%zmm25,%zmm2
vxorps	%zmm5,%zmm4,%zmm13
vfnmadd231ps	%zmm27,%zmm29,%zmm2
vxorps	%zmm5,%zmm27,%zmm27
vmovaps	%zmm6,%zmm18
vmulps	%zmm6,%zmm22,%zmm31
vfnmadd231ps	%zmm30,%zmm31,%zmm2
vxorps	%zmm5,%zmm30,%zmm30
vmovaps	%zmm11,%zmm4
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
vfmadd213ps	%zmm1,%zmm11,%zmm4
vfmadd231ps	%zmm25,%zmm25,%zmm4
vfmadd231ps	%zmm29,%zmm29,%zmm4
vfmadd231ps	%zmm31,%zmm31,%zmm4
vmovaps	%zmm20,%zmm23
vmulps	%zmm20,%zmm2,%zmm21
vfmadd231ps	%zmm21,%zmm21,%zmm4
ja	68f
vmovaps	%zmm15,%zmm20
vmovaps	%zmm3,%zmm16
vmovaps	%zmm8,%zmm6
vmovaps	%zmm17,%zmm3
vdivps	%zmm17,%zmm0,%zmm1
vbroadcastss	16(%r11),%zmm2
vmulps	144(%rsp),%zmm1,%zmm1
vmovaps	%zmm10,%zmm22
vdivps	%zmm10,%zmm0,%zmm7
vmovups	880(%rsp),%zmm8
vmulps	%zmm8,%zmm7,%zmm7
vmovups	2800(%rsp),%zmm19
vdivps	%zmm19,%zmm0,%zmm12
vmulps	3376(%rsp),%zmm12,%zmm12
vmulps	386f(%rip){1to16},%zmm1,%zmm1
vmulps	387f(%rip){1to16},%zmm7,%zmm7
vmaxps	%zmm1,%zmm7,%zmm15
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm7,%zmm15 {%k1}
vbroadcastss	328f(%rip),%zmm17
vmovups	3312(%rsp),%zmm1
vcmpltps	%zmm17,%zmm1,%k1
vaddps	%zmm1,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	388f(%rip){1to16},%zmm1,%zmm1 {%k1} {z}
vmaxps	%zmm15,%zmm1,%zmm7
vcmpunordps	%zmm15,%zmm15,%k1
vmovaps	%zmm1,%zmm7 {%k1}
vmulps	%zmm12,%zmm12,%zmm1
vminps	%zmm0,%zmm1,%zmm1
vmulps	%zmm2,%zmm1,%zmm1
vmaxps	%zmm1,%zmm7,%zmm12
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm7,%zmm12 {%k1}
vcmpltps	%zmm17,%zmm19,%k1
vmovaps	%zmm12,%zmm1 {%k1} {z}
vmulps	%zmm1,%zmm1,%zmm1
vmulss	%xmm2,%xmm2,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm14,%k1
vcmpleps	%zmm1,%zmm4,%k1 {%k1}
vmovups	624(%rsp),%zmm1
vmulps	688(%rsp),%zmm1,%zmm1
vmulps	560(%rsp),%zmm1,%zmm1
vmulps	1584(%rsp),%zmm1,%zmm1
vmulps	%zmm1,%zmm28,%zmm1
vcmpnltps	%zmm1,%zmm9,%k2
vmovaps	%zmm0,%zmm1 {%k2} {z}
vbroadcastss	325f(%rip),%zmm2
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	4336(%rsp),%zmm4
vcmpleps	2864(%rsp),%zmm4,%k1
vminps	389f(%rip){1to16},%zmm1,%zmm1 {%k1}
vmovups	2928(%rsp),%zmm7
vcmpeqps	%zmm2,%zmm7,%k1
vmovaps	%zmm1,%zmm7 {%k1}
vcmpeqps	%zmm2,%zmm7,%k1
vmovaps	%zmm0,%zmm12 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm12,%xmm1
vmovshdup	%xmm12,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm12,%xmm12,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm12,%xmm12,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm12,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm12,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm12,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm5,%xmm1
vmovups	816(%rsp),%zmm10
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm24,%xmm24,%xmm24
vmovaps	%zmm8,%zmm28
ja	48b
jmp	69f
.p2align	4
68:
vmovups	%zmm16,1904(%rsp)
vmulps	%zmm21,%zmm23,%zmm1
vfmadd213ps	%zmm31,%zmm1,%zmm30
vmulps	%zmm30,%zmm18,%zmm2
vfmadd213ps	%zmm29,%zmm2,%zmm26
vfmadd213ps	%zmm26,%zmm1,%zmm27
vmulps	4400(%rsp),%zmm27,%zmm6
vfmadd213ps	%zmm25,%zmm6,%zmm15
vfmadd213ps	%zmm15,%zmm2,%zmm3
vfmadd213ps	%zmm3,%zmm1,%zmm13
vmulps	432(%rsp),%zmm13,%zmm3
vmovups	4464(%rsp),%zmm5
vfmadd213ps	%zmm11,%zmm3,%zmm5
vmovups	1712(%rsp),%zmm9
vfmadd213ps	%zmm5,%zmm6,%zmm9
vmovups	1840(%rsp),%zmm5
vfmadd213ps	%zmm9,%zmm2,%zmm5
vfmadd213ps	%zmm5,%zmm1,%zmm8
vmovups	1520(%rsp),%zmm13
vmulps	%zmm8,%zmm13,%zmm9
vmovups	368(%rsp),%zmm11
vmulps	%zmm3,%zmm11,%zmm31
vmovaps	%zmm17,%zmm18
vmulps	%zmm6,%zmm17,%zmm3
vmulps	%zmm2,%zmm10,%zmm6
vmovups	1776(%rsp),%zmm8
vmulps	%zmm1,%zmm8,%zmm16
vmovups	1200(%rsp),%zmm30
vaddps	%zmm31,%zmm30,%zmm1
vmovups	3248(%rsp),%zmm5
vminps	%zmm1,%zmm5,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	3696(%rsp),%zmm5
vmaxps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k1}
vcmpeqps	%zmm30,%zmm2,%k1
vcmpneqps	%zmm2,%zmm1,%k1 {%k1}
vmovups	1136(%rsp),%zmm29
vaddps	%zmm9,%zmm29,%zmm1
vmovups	3568(%rsp),%zmm23
vminps	%zmm1,%zmm23,%zmm2
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm23,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	3632(%rsp),%zmm20
vmaxps	%zmm2,%zmm20,%zmm2
vmovaps	%zmm20,%zmm2 {%k2}
vcmpeqps	%zmm29,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k0 {%k2}
vmovups	144(%rsp),%zmm15
vmovups	%zmm3,1264(%rsp)
vaddps	%zmm3,%zmm15,%zmm1
vmovups	3760(%rsp),%zmm17
vminps	%zmm1,%zmm17,%zmm2
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm17,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	2736(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k2}
vcmpeqps	%zmm15,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k2 {%k2}
vmovups	880(%rsp),%zmm3
vmovups	%zmm6,1328(%rsp)
vaddps	%zmm6,%zmm3,%zmm1
vmovups	3824(%rsp),%zmm27
vminps	%zmm1,%zmm27,%zmm2
vcmpunordps	%zmm1,%zmm1,%k3
vmovaps	%zmm27,%zmm2 {%k3}
vcmpunordps	%zmm2,%zmm2,%k3
vmovups	3888(%rsp),%zmm26
vmaxps	%zmm2,%zmm26,%zmm2
vmovaps	%zmm26,%zmm2 {%k3}
vcmpeqps	%zmm3,%zmm2,%k3
vcmpneqps	%zmm2,%zmm1,%k3 {%k3}
vmovups	816(%rsp),%zmm3
vaddps	%zmm16,%zmm3,%zmm1
vmovups	3120(%rsp),%zmm25
vminps	%zmm1,%zmm25,%zmm2
vcmpunordps	%zmm1,%zmm1,%k4
vmovaps	%zmm25,%zmm2 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	3184(%rsp),%zmm22
vmaxps	%zmm2,%zmm22,%zmm2
vmovaps	%zmm22,%zmm2 {%k4}
vcmpeqps	%zmm3,%zmm2,%k4
vcmpneqps	%zmm2,%zmm1,%k4 {%k4}
vpmovm2d	%k0,%zmm1
vpsrld	$31,%zmm1,%zmm1
vpbroadcastd	333f(%rip),%zmm2 {%k3} {z}
vpord	334f(%rip){1to16},%zmm2,%zmm2 {%k4}
vpord	332f(%rip){1to16},%zmm2,%zmm2 {%k2}
vpord	329f(%rip){1to16},%zmm2,%zmm2 {%k1}
vpord	%zmm1,%zmm2,%zmm6
vmovups	5040(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm1
vminps	%zmm1,%zmm19,%zmm1
vminps	%zmm1,%zmm7,%zmm1
vminps	%zmm1,%zmm12,%zmm1
vmulps	5104(%rsp),%zmm13,%zmm2
vmulps	%zmm2,%zmm13,%zmm2
vmovups	688(%rsp),%zmm7
vsubps	%zmm7,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm7,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmulps	5168(%rsp),%zmm11,%zmm2
vmulps	%zmm2,%zmm11,%zmm2
vmovups	624(%rsp),%zmm7
vsubps	%zmm7,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm7,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmulps	80(%rsp),%zmm18,%zmm2
vmulps	%zmm2,%zmm18,%zmm2
vmovups	560(%rsp),%zmm7
vsubps	%zmm7,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm7,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmulps	496(%rsp),%zmm10,%zmm2
vmulps	%zmm2,%zmm10,%zmm2
vmovups	1584(%rsp),%zmm3
vsubps	%zmm3,%zmm0,%zmm7
vfmadd231ps	%zmm2,%zmm3,%zmm7
vmovups	4528(%rsp),%zmm2
vsubps	3056(%rsp),%zmm2,%zmm11
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k1}
vmovups	2672(%rsp),%zmm2
vxorps	%xmm10,%xmm10,%xmm10
vfmadd132ps	208(%rsp),%zmm10,%zmm2
vmovups	2096(%rsp),%zmm3
vfmadd231ps	2288(%rsp),%zmm3,%zmm2
vmovups	2160(%rsp),%zmm3
vfmadd231ps	2352(%rsp),%zmm3,%zmm2
vmovups	1392(%rsp),%zmm3
vfmadd231ps	2416(%rsp),%zmm3,%zmm2
vmovups	1648(%rsp),%zmm3
vfmadd231ps	2544(%rsp),%zmm3,%zmm2
vmulps	4976(%rsp),%zmm8,%zmm7
vmulps	%zmm7,%zmm8,%zmm7
vsubps	%zmm28,%zmm0,%zmm8
vfmadd231ps	%zmm7,%zmm28,%zmm8
vminps	%zmm1,%zmm8,%zmm7
vsqrtps	%zmm4,%zmm19
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm8,%zmm7 {%k1}
vdivps	%zmm15,%zmm0,%zmm1
vmulps	%zmm1,%zmm18,%zmm3
vmovups	1456(%rsp),%zmm1
vcmpnltps	%zmm1,%zmm10,%k0
vcmpltps	%zmm1,%zmm10,%k2
vcmpltps	394f(%rip){1to16},%zmm7,%k3
kandw	%k3,%k2,%k1
vbroadcastss	16(%r11),%zmm1
vmovups	2480(%rsp),%zmm8
vsubps	%zmm2,%zmm8,%zmm2
vbroadcastss	323f(%rip),%zmm18
vmulps	%zmm18,%zmm8,%zmm4
vmaxps	%zmm2,%zmm4,%zmm7
vcmpunordps	%zmm2,%zmm2,%k4
vmovaps	%zmm4,%zmm7 {%k4}
vmaxps	97f(%rip){1to16},%zmm7,%zmm2
vdivps	%zmm2,%zmm0,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmulps	2608(%rsp),%zmm2,%zmm2
vmovups	3504(%rsp),%zmm7
vminps	%zmm2,%zmm7,%zmm4
vcmpunordps	%zmm2,%zmm2,%k4
vmovaps	%zmm7,%zmm4 {%k4}
vmaxps	397f(%rip){1to16},%zmm4,%zmm15
vcmpnltps	%zmm8,%zmm10,%k4
korw	%k4,%k2,%k4
vmovaps	%zmm0,%zmm15 {%k4}
vmulps	398f(%rip){1to16},%zmm19,%zmm2
vmulps	%zmm2,%zmm19,%zmm2
vmovups	%zmm3,432(%rsp)
vmulps	%zmm2,%zmm3,%zmm2
korw	%k0,%k3,%k5
vbroadcastss	328f(%rip),%zmm21
vmovaps	%zmm21,%zmm2 {%k5}
vcmpleps	%zmm1,%zmm2,%k4
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm14,%k0 {%k4}
vcmpgtps	3440(%rsp),%zmm19,%k4
korw	%k4,%k3,%k3
kandw	%k3,%k2,%k2
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm11,496(%rsp)
vcmpnltps	%zmm11,%zmm10,%k3
vptestmd	%zmm6,%zmm6,%k6
korw	%k3,%k1,%k7
vmovdqu64	4912(%rsp),%zmm1
vpord	%zmm6,%zmm1,%zmm2
vmovdqa32	%zmm1,%zmm2 {%k7}
vmovdqu64	%zmm2,368(%rsp)
vbroadcastss	94f(%rip),%zmm14
vandps	%zmm14,%zmm9,%zmm1
vbroadcastss	399f(%rip),%zmm13
vaddps	%zmm13,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm12
vmovups	3952(%rsp),%zmm24
vmulps	%zmm12,%zmm24,%zmm1
vminps	%zmm15,%zmm1,%zmm2
vcmpunordps	%zmm15,%zmm15,%k4
vandps	%zmm14,%zmm31,%zmm4
vaddps	%zmm13,%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm11
vmovaps	%zmm1,%zmm2 {%k4}
vmovups	4080(%rsp),%zmm10
vmulps	%zmm11,%zmm10,%zmm1
vminps	%zmm2,%zmm1,%zmm8
vcmpunordps	%zmm2,%zmm2,%k4
vmovaps	%zmm1,%zmm8 {%k4}
vmovups	%zmm16,80(%rsp)
vandps	%zmm14,%zmm16,%zmm1
vmovaps	%zmm5,%zmm6
vaddps	%zmm13,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm7
vmulps	93f(%rip){1to16},%zmm7,%zmm1
vandps	4016(%rsp),%zmm14,%zmm2
vaddps	%zmm13,%zmm2,%zmm2
vdivps	%zmm2,%zmm0,%zmm2
vmulps	%zmm1,%zmm24,%zmm4
vmulps	%zmm1,%zmm10,%zmm1
vmulps	%zmm1,%zmm2,%zmm1
vminps	%zmm4,%zmm1,%zmm2
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm1,%zmm2 {%k4}
vmulps	4848(%rsp),%zmm7,%zmm1
vminps	%zmm2,%zmm1,%zmm13
vcmpunordps	%zmm2,%zmm2,%k4
vmovaps	%zmm1,%zmm13 {%k4}
vminps	%zmm8,%zmm13,%zmm4
vcmpunordps	%zmm8,%zmm8,%k4
vmovaps	%zmm13,%zmm4 {%k4}
vcmpgtps	3312(%rsp),%zmm21,%k4
vmovaps	%zmm0,%zmm1 {%k4} {z}
vxorps	%xmm10,%xmm10,%xmm10
vaddss	%xmm1,%xmm10,%xmm2
vmovshdup	%xmm1,%xmm8
vaddss	%xmm2,%xmm8,%xmm2
vshufpd	$1,%xmm1,%xmm1,%xmm8
vaddss	%xmm2,%xmm8,%xmm2
vshufps	$255,%xmm1,%xmm1,%xmm8
vaddss	%xmm2,%xmm8,%xmm2
vextractf128	$1,%ymm1,%xmm8
vaddss	%xmm2,%xmm8,%xmm2
vmovshdup	%xmm8,%xmm13
vaddss	%xmm2,%xmm13,%xmm2
vshufpd	$1,%xmm8,%xmm8,%xmm13
vaddss	%xmm2,%xmm13,%xmm2
vshufps	$255,%xmm8,%xmm8,%xmm8
vaddss	%xmm2,%xmm8,%xmm2
vextractf32x4	$2,%zmm1,%xmm8
vaddss	%xmm2,%xmm8,%xmm2
vmovshdup	%xmm8,%xmm13
vaddss	%xmm2,%xmm13,%xmm2
vshufpd	$1,%xmm8,%xmm8,%xmm13
vaddss	%xmm2,%xmm13,%xmm2
vshufps	$255,%xmm8,%xmm8,%xmm8
vaddss	%xmm2,%xmm8,%xmm2
vextractf32x4	$3,%zmm1,%xmm1
vaddss	%xmm1,%xmm2,%xmm2
vmovshdup	%xmm1,%xmm8
vaddss	%xmm2,%xmm8,%xmm2
vshufpd	$1,%xmm1,%xmm1,%xmm8
vaddss	%xmm2,%xmm8,%xmm2
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm2,%xmm1
vmovups	2224(%rsp),%zmm24
vmulps	%zmm18,%zmm24,%zmm24 {%k2}
korw	%k6,%k7,%k2
vmovups	3376(%rsp),%zmm2
vmovaps	%zmm21,%zmm2 {%k5}
vmovaps	%zmm17,%zmm21
vmovups	3248(%rsp),%zmm16
vucomiss	%xmm10,%xmm1
vmovaps	%zmm4,%zmm8
vmovaps	%zmm2,%zmm17
jbe	46b
vxorps	%xmm10,%xmm10,%xmm10
vcmpltps	%zmm10,%zmm9,%k5
vsubps	%zmm29,%zmm23,%zmm1
vsubps	%zmm20,%zmm29,%zmm1 {%k5}
vmulps	%zmm12,%zmm1,%zmm2
vmulps	688(%rsp),%zmm1,%zmm1
vbroadcastss	422f(%rip),%zmm13
vmulps	%zmm13,%zmm2,%zmm2
vcmpltps	%zmm1,%zmm10,%k5
vbroadcastss	328f(%rip),%zmm12
vmovaps	%zmm12,%zmm1
vminps	%zmm12,%zmm2,%zmm1 {%k5}
vcmpltps	%zmm10,%zmm31,%k5
vsubps	%zmm30,%zmm16,%zmm2
vsubps	%zmm6,%zmm30,%zmm2 {%k5}
vmulps	%zmm11,%zmm2,%zmm8
vmulps	624(%rsp),%zmm2,%zmm2
vcmpltps	%zmm2,%zmm10,%k5
vmovaps	%zmm12,%zmm2
vmulps	%zmm13,%zmm8,%zmm2 {%k5}
vcmpunordps	%zmm1,%zmm1,%k5
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k5}
vmovups	1264(%rsp),%zmm3
vandps	%zmm14,%zmm3,%zmm2
vbroadcastss	399f(%rip),%zmm11
vaddps	%zmm11,%zmm2,%zmm2
vdivps	%zmm2,%zmm0,%zmm2
vcmpltps	%zmm10,%zmm3,%k5
vmovups	144(%rsp),%zmm18
vsubps	%zmm18,%zmm21,%zmm8
vsubps	2736(%rsp),%zmm18,%zmm8 {%k5}
vmulps	%zmm2,%zmm8,%zmm2
vmulps	560(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm10,%k5
vmovaps	%zmm12,%zmm8
vmulps	%zmm13,%zmm2,%zmm8 {%k5}
vmovups	1328(%rsp),%zmm3
vandps	%zmm14,%zmm3,%zmm2
vaddps	%zmm11,%zmm2,%zmm2
vdivps	%zmm2,%zmm0,%zmm2
vcmpunordps	%zmm1,%zmm1,%k5
vminps	%zmm1,%zmm8,%zmm1
vmovaps	%zmm8,%zmm1 {%k5}
vcmpltps	%zmm10,%zmm3,%k5
vmovups	880(%rsp),%zmm11
vsubps	%zmm11,%zmm27,%zmm8
vsubps	%zmm26,%zmm11,%zmm8 {%k5}
vmulps	%zmm2,%zmm8,%zmm2
vmulps	1584(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm10,%k5
vmovaps	%zmm12,%zmm8
vmulps	%zmm13,%zmm2,%zmm8 {%k5}
vcmpunordps	%zmm1,%zmm1,%k5
vminps	%zmm1,%zmm8,%zmm1
vmovaps	%zmm8,%zmm1 {%k5}
vcmpgtps	80(%rsp),%zmm10,%k5
vmovups	816(%rsp),%zmm8
vsubps	%zmm8,%zmm25,%zmm2
vsubps	%zmm22,%zmm8,%zmm2 {%k5}
vmulps	%zmm7,%zmm2,%zmm7
vmulps	%zmm2,%zmm28,%zmm2
vxorps	%xmm3,%xmm3,%xmm3
vcmpltps	%zmm2,%zmm10,%k5
vmovaps	%zmm12,%zmm2
vmulps	%zmm13,%zmm7,%zmm2 {%k5}
vcmpunordps	%zmm1,%zmm1,%k5
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k5}
vcmpltps	%zmm4,%zmm1,%k4 {%k4}
vblendmps	%zmm1,%zmm4,%zmm8 {%k4}
jmp	46b
.p2align	4
69:
vmovaps	%zmm3,%zmm15
vmovups	%zmm7,2928(%rsp)
vmulps	%zmm21,%zmm23,%zmm1
vfmadd213ps	%zmm31,%zmm1,%zmm30
vmulps	%zmm30,%zmm18,%zmm2
vfmadd213ps	%zmm29,%zmm2,%zmm26
vfmadd213ps	%zmm26,%zmm1,%zmm27
vmulps	4400(%rsp),%zmm27,%zmm4
vfmadd213ps	%zmm25,%zmm4,%zmm20
vfmadd213ps	%zmm20,%zmm2,%zmm16
vfmadd213ps	%zmm16,%zmm1,%zmm13
vmulps	432(%rsp),%zmm13,%zmm5
vmovups	4464(%rsp),%zmm3
vfmadd213ps	%zmm11,%zmm5,%zmm3
vmovups	1712(%rsp),%zmm7
vfmadd213ps	%zmm3,%zmm4,%zmm7
vmovups	1840(%rsp),%zmm3
vfmadd213ps	%zmm7,%zmm2,%zmm3
vfmadd213ps	%zmm3,%zmm1,%zmm6
vmulps	1520(%rsp),%zmm6,%zmm3
vmovups	%zmm3,688(%rsp)
vmulps	368(%rsp),%zmm5,%zmm3
vmovups	%zmm3,80(%rsp)
vmovups	%zmm15,4272(%rsp)
vmulps	%zmm4,%zmm15,%zmm3
vmovups	%zmm3,1648(%rsp)
vmovups	%zmm22,496(%rsp)
vmulps	%zmm2,%zmm22,%zmm2
vmovups	%zmm2,1392(%rsp)
vmulps	1776(%rsp),%zmm1,%zmm1
vmovups	%zmm1,208(%rsp)
vdivps	4656(%rsp),%zmm0,%zmm1
vmulps	4720(%rsp),%zmm1,%zmm1
vpbroadcastd	368f(%rip),%zmm13
vpaddd	%zmm13,%zmm1,%zmm2
vpbroadcastd	369f(%rip),%zmm20
vpandd	%zmm20,%zmm2,%zmm2
vpbroadcastd	78f(%rip),%zmm15
vpsubd	%zmm2,%zmm15,%zmm4
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm4
vmulps	%zmm4,%zmm4,%zmm1
vbroadcastss	372f(%rip),%zmm5
vbroadcastss	373f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm4,%zmm5
vbroadcastss	374f(%rip),%zmm6
vfmadd213ps	375f(%rip){1to16},%zmm4,%zmm6
vbroadcastss	376f(%rip),%zmm3
vfmadd213ps	377f(%rip){1to16},%zmm4,%zmm3
vfmadd231ps	378f(%rip){1to16},%zmm1,%zmm3
vfmadd213ps	%zmm6,%zmm1,%zmm3
vfmadd213ps	%zmm5,%zmm1,%zmm3
vfmadd213ps	%zmm4,%zmm1,%zmm3
vfmadd231ps	379f(%rip){1to16},%zmm2,%zmm3
vmovups	4208(%rsp),%zmm1
vfmadd231ps	392f(%rip){1to16},%zmm1,%zmm3
vmovups	4784(%rsp),%zmm1
vfmadd231ps	393f(%rip){1to16},%zmm1,%zmm3
vmovups	%zmm3,624(%rsp)
movl	8(%rsp),%ecx
shrb	$3,%cl
testl	%r14d,%r14d
setne	%dl
andb	%cl,%dl
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm17,%xmm17,%xmm17
cmpb	$1,%dl
vbroadcastss	99f(%rip),%zmm16
vbroadcastss	325f(%rip),%zmm18
jne	74f
imulq	40(%rsp),%rsi
xorl	%ecx,%ecx
.p2align	4
72:
movl	%esi,%ebx
shrl	%ebx
andl	$1073741823,%ebx
shlq	$7,%rbx
addq	%r8,%rbx
leaq	(%rcx,%r14),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	144(%rsp),%zmm3
vmulps	(%rdi,%rdx),%zmm3,%zmm4
movq	%rdi,%r15
xorl	%r12d,%r12d
vbroadcastss	378f(%rip),%zmm26
vbroadcastss	379f(%rip),%zmm27
vbroadcastss	372f(%rip),%zmm19
vbroadcastss	373f(%rip),%zmm23
.p2align	4
73:
vmovaps	(%r15),%zmm5
vmovaps	(%rbx,%r12),%zmm7
vfmadd213ps	%zmm28,%zmm4,%zmm5
vaddps	%zmm5,%zmm7,%zmm5
vdivps	%zmm5,%zmm0,%zmm8
vmovaps	-64(%rbx,%r12),%zmm9
vsubps	%zmm5,%zmm9,%zmm9
vmulps	%zmm8,%zmm9,%zmm9
vaddps	%zmm16,%zmm8,%zmm11
vcmpltps	%zmm9,%zmm16,%k1
vmovaps	%zmm9,%zmm11 {%k1}
vaddps	%zmm0,%zmm11,%zmm12
vpaddd	%zmm13,%zmm12,%zmm12
vpandd	%zmm20,%zmm12,%zmm12
vmovdqa64	%zmm13,%zmm30
vpsubd	%zmm12,%zmm15,%zmm13
vaddps	%zmm16,%zmm13,%zmm14
vfmadd231ps	%zmm11,%zmm13,%zmm14
vmulps	%zmm14,%zmm14,%zmm11
vbroadcastss	374f(%rip),%zmm13
vfmadd213ps	375f(%rip){1to16},%zmm14,%zmm13
vmovdqa64	%zmm15,%zmm3
vbroadcastss	376f(%rip),%zmm15
vfmadd213ps	377f(%rip){1to16},%zmm14,%zmm15
vfmadd231ps	%zmm26,%zmm11,%zmm15
vfmadd213ps	%zmm13,%zmm11,%zmm15
vmovaps	%zmm19,%zmm13
vfmadd213ps	%zmm23,%zmm14,%zmm13
vfmadd213ps	%zmm13,%zmm11,%zmm15
vmovdqa64	%zmm30,%zmm13
vfmadd213ps	%zmm14,%zmm11,%zmm15
vcvtdq2ps	%zmm12,%zmm11
vfmadd231ps	%zmm27,%zmm11,%zmm15
vaddps	%zmm0,%zmm9,%zmm11
vmaxps	%zmm16,%zmm9,%zmm9
vfmsub231ps	%zmm11,%zmm15,%zmm9
vmovdqa64	%zmm3,%zmm15
vaddps	%zmm18,%zmm5,%zmm11
vdivps	%zmm11,%zmm0,%zmm11
vfmadd231ps	%zmm9,%zmm5,%zmm17
vmulps	%zmm8,%zmm7,%zmm5
vmulps	%zmm11,%zmm11,%zmm7
vaddps	%zmm11,%zmm6,%zmm6
vmulps	%zmm7,%zmm11,%zmm8
vaddps	%zmm7,%zmm21,%zmm21
vaddps	%zmm8,%zmm22,%zmm22
vfmadd231ps	%zmm8,%zmm5,%zmm25
vmulps	%zmm8,%zmm7,%zmm8
vfmadd231ps	%zmm7,%zmm5,%zmm10
vmulps	%zmm7,%zmm7,%zmm7
vaddps	%zmm7,%zmm2,%zmm2
vfmadd231ps	%zmm7,%zmm5,%zmm31
vfmadd231ps	%zmm5,%zmm8,%zmm29
vaddps	%zmm8,%zmm1,%zmm1
subq	$-128,%r12
addq	$320,%r15
cmpq	%r12,%rax
jne	73b
incq	%rcx
addq	%r9,%rsi
cmpq	%r14,%rcx
jne	72b
74:
vbroadcastss	24(%r11),%zmm4
vbroadcastss	94f(%rip),%zmm8
vmovups	688(%rsp),%zmm12
vandps	%zmm8,%zmm12,%zmm5
vmaxps	%zmm24,%zmm5,%zmm5
vandps	80(%rsp),%zmm8,%zmm7
vmaxps	%zmm5,%zmm7,%zmm5
vandps	%zmm8,%zmm4,%zmm7
vcmpltps	%zmm0,%zmm7,%k1
vandps	208(%rsp),%zmm8,%zmm8
vmulps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k1}
vmaxps	%zmm5,%zmm7,%zmm5
vmovups	2928(%rsp),%zmm14
vcmpleps	%zmm0,%zmm14,%k2
vmovups	368(%rsp),%zmm19
vmulps	1904(%rsp),%zmm19,%zmm7
vmovups	1520(%rsp),%zmm16
vmulps	%zmm16,%zmm7,%zmm26
vmovups	816(%rsp),%zmm15
vmulps	%zmm4,%zmm15,%zmm4
vminps	%zmm4,%zmm15,%zmm4
vmulps	395f(%rip){1to16},%zmm4,%zmm4
vcmpleps	%zmm4,%zmm5,%k3 {%k2}
vmovaps	%zmm26,%zmm5
vfnmadd213ps	%zmm0,%zmm26,%zmm5
vmovups	4272(%rsp),%zmm27
vmulps	2992(%rsp),%zmm27,%zmm4
vmulps	%zmm16,%zmm4,%zmm20
vmulps	1968(%rsp),%zmm27,%zmm7
vmulps	%zmm26,%zmm20,%zmm8
vfmsub231ps	%zmm7,%zmm19,%zmm8
vmovups	496(%rsp),%zmm4
vmulps	944(%rsp),%zmm4,%zmm7
vmulps	%zmm16,%zmm7,%zmm24
vmulps	1008(%rsp),%zmm4,%zmm7
vmulps	%zmm26,%zmm24,%zmm11
vfmsub231ps	%zmm7,%zmm19,%zmm11
vbroadcastss	385f(%rip),%zmm3
vmaxps	%zmm3,%zmm5,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	1072(%rsp),%zmm4,%zmm9
vmulps	%zmm20,%zmm24,%zmm13
vfmsub231ps	%zmm9,%zmm27,%zmm13
vmovups	1776(%rsp),%zmm18
vmulps	1328(%rsp),%zmm18,%zmm9
vmulps	%zmm16,%zmm9,%zmm23
vmulps	1264(%rsp),%zmm18,%zmm9
vmovups	%zmm26,432(%rsp)
vmulps	%zmm26,%zmm23,%zmm16
vfmsub231ps	%zmm9,%zmm19,%zmm16
vdivps	%zmm7,%zmm0,%zmm9
vmulps	752(%rsp),%zmm18,%zmm7
vmulps	%zmm20,%zmm23,%zmm19
vfmsub231ps	%zmm7,%zmm27,%zmm19
vminps	%zmm0,%zmm5,%zmm5
vmulps	%zmm9,%zmm8,%zmm26
vmovups	%zmm20,560(%rsp)
vmovaps	%zmm20,%zmm7
vfnmadd213ps	%zmm0,%zmm20,%zmm7
vfnmadd231ps	%zmm26,%zmm26,%zmm7
vminps	%zmm5,%zmm7,%zmm5
vmaxps	%zmm3,%zmm7,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	2032(%rsp),%zmm18,%zmm8
vmulps	%zmm24,%zmm23,%zmm27
vfmsub231ps	%zmm8,%zmm4,%zmm27
vdivps	%zmm7,%zmm0,%zmm20
vmulps	%zmm9,%zmm11,%zmm11
vfnmadd231ps	%zmm26,%zmm11,%zmm13
vmulps	%zmm20,%zmm13,%zmm8
vmovaps	%zmm24,%zmm7
vfnmadd213ps	%zmm0,%zmm24,%zmm7
vfnmadd231ps	%zmm11,%zmm11,%zmm7
vfnmadd231ps	%zmm8,%zmm8,%zmm7
vminps	%zmm5,%zmm7,%zmm30
vmaxps	%zmm3,%zmm7,%zmm5
vsqrtps	%zmm5,%zmm5
vdivps	%zmm5,%zmm0,%zmm3
vmovups	%zmm9,944(%rsp)
vmulps	%zmm9,%zmm16,%zmm7
vmovups	%zmm26,752(%rsp)
vfnmadd231ps	%zmm26,%zmm7,%zmm19
vmovups	%zmm20,1008(%rsp)
vmulps	%zmm20,%zmm19,%zmm5
vfnmadd231ps	%zmm11,%zmm7,%zmm27
vfnmadd231ps	%zmm8,%zmm5,%zmm27
vmovups	%zmm3,1072(%rsp)
vmulps	%zmm3,%zmm27,%zmm9
vmovaps	%zmm23,%zmm13
vfnmadd213ps	%zmm0,%zmm23,%zmm13
vfnmadd231ps	%zmm7,%zmm7,%zmm13
vfnmadd231ps	%zmm5,%zmm5,%zmm13
vfnmadd231ps	%zmm9,%zmm9,%zmm13
vminps	%zmm30,%zmm13,%zmm16
vcmpgtps	394f(%rip){1to16},%zmm16,%k0
vmovups	1136(%rsp),%zmm20
vaddps	%zmm20,%zmm12,%zmm3
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	3568(%rsp),%zmm16
vminps	%zmm3,%zmm16,%zmm3
vmovaps	%zmm16,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	3632(%rsp),%zmm16
vmaxps	%zmm3,%zmm16,%zmm3
vmovaps	%zmm16,%zmm3 {%k1}
vmovaps	%zmm3,%zmm20 {%k3}
vbroadcastss	208(%r11),%zmm3
vcmpeqps	326f(%rip){1to16},%zmm14,%k1
vmovaps	%zmm3,%zmm20 {%k1}
movq	64(%rsp),%rbx
movq	%rbx,%rax
shlq	$6,%rax
vbroadcastss	12(%r11),%zmm19
movq	24(%rsp),%r14
vmovaps	%zmm20,(%r14,%rax)
vmovups	1200(%rsp),%zmm27
vaddps	80(%rsp),%zmm27,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	3248(%rsp),%zmm20
vminps	%zmm16,%zmm20,%zmm16
vmovaps	%zmm20,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	3696(%rsp),%zmm20
vmaxps	%zmm16,%zmm20,%zmm16
vmovaps	%zmm20,%zmm16 {%k4}
vmovaps	%zmm16,%zmm27 {%k3}
vmovaps	%zmm3,%zmm27 {%k1}
movq	32(%rsp),%r10
addq	%r10,%rbx
shlq	$6,%rbx
vmovaps	%zmm27,(%r14,%rbx)
vmovups	144(%rsp),%zmm27
vaddps	1648(%rsp),%zmm27,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	3760(%rsp),%zmm20
vminps	%zmm16,%zmm20,%zmm16
vmovaps	%zmm20,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	2736(%rsp),%zmm20
vmaxps	%zmm16,%zmm20,%zmm16
vmovaps	%zmm20,%zmm16 {%k4}
vmovaps	%zmm16,%zmm27 {%k3}
leaq	(%r14,%rax),%rdx
vmulps	%zmm27,%zmm19,%zmm16
vmovaps	%zmm3,%zmm16 {%k1}
movq	%r10,%rcx
shlq	$7,%rcx
vmovaps	%zmm16,(%rcx,%rdx)
vaddps	1392(%rsp),%zmm28,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	3824(%rsp),%zmm20
vminps	%zmm16,%zmm20,%zmm16
vmovaps	%zmm20,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	3888(%rsp),%zmm20
vmaxps	%zmm16,%zmm20,%zmm16
vmovaps	%zmm20,%zmm16 {%k4}
vmovaps	%zmm16,%zmm28 {%k3}
vmulps	%zmm28,%zmm19,%zmm16
vmovaps	%zmm3,%zmm16 {%k1}
leaq	(%r10,%r10,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm16,(%rsi,%rdx)
vaddps	208(%rsp),%zmm15,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	3120(%rsp),%zmm20
vminps	%zmm16,%zmm20,%zmm16
vmovaps	%zmm20,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	3184(%rsp),%zmm20
vmaxps	%zmm16,%zmm20,%zmm16
vmovaps	%zmm20,%zmm16 {%k4}
vmovaps	%zmm16,%zmm15 {%k3}
vmovaps	%zmm3,%zmm15 {%k1}
movq	%r10,%rsi
shlq	$8,%rsi
vmovaps	%zmm15,(%rsi,%rdx)
movl	$5,%r9d
movl	8(%rsp),%r15d
testb	$2,%r15b
je	75f
vmaxps	385f(%rip){1to16},%zmm13,%zmm13
vsqrtps	%zmm13,%zmm13
vdivps	%zmm13,%zmm0,%zmm16
vbroadcastss	337f(%rip),%zmm20
vxorps	432(%rsp),%zmm20,%zmm12
vmulps	4272(%rsp),%zmm19,%zmm13
vmovups	%zmm13,208(%rsp)
vmulps	%zmm19,%zmm4,%zmm4
vmovups	%zmm4,80(%rsp)
kandw	%k0,%k2,%k2
movl	%r15d,%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
leaq	(%r10,%r10,4),%r10
shlq	$6,%r10
addq	%r14,%r10
xorl	%r15d,%r15d
testl	%esi,%esi
sete	%r15b
leaq	7(%rdx,%rdx,2),%r14
movq	%rbx,%r12
movl	$14,%ebx
movl	$8,%edx
cmoveq	%rdx,%rbx
movl	$19,%r9d
movl	$9,%edx
cmoveq	%rdx,%r9
xorq	$7,%r15
imulq	32(%rsp),%r15
shlq	$6,%r15
addq	24(%rsp),%r15
imulq	32(%rsp),%r14
shlq	$6,%r14
addq	24(%rsp),%r14
imulq	32(%rsp),%rbx
shlq	$6,%rbx
addq	24(%rsp),%rbx
imulq	32(%rsp),%r9
shlq	$6,%r9
addq	24(%rsp),%r9
vmovups	944(%rsp),%zmm19
vmulps	%zmm12,%zmm19,%zmm30
vmovups	560(%rsp),%zmm4
vmovups	752(%rsp),%zmm12
vfmadd231ps	%zmm30,%zmm12,%zmm4
vxorps	%zmm20,%zmm4,%zmm4
vmovups	1008(%rsp),%zmm26
vmulps	%zmm4,%zmm26,%zmm28
vxorps	%zmm20,%zmm19,%zmm4
vmulps	%zmm4,%zmm12,%zmm4
vmulps	%zmm26,%zmm4,%zmm27
vfmadd231ps	%zmm30,%zmm11,%zmm24
vfmadd231ps	%zmm28,%zmm8,%zmm24
vxorps	%zmm20,%zmm24,%zmm4
vmovups	1072(%rsp),%zmm15
vmulps	%zmm4,%zmm15,%zmm24
vmulps	%zmm11,%zmm19,%zmm4
vfmadd231ps	%zmm27,%zmm8,%zmm4
vxorps	%zmm20,%zmm4,%zmm4
vmulps	%zmm4,%zmm15,%zmm18
vxorps	%zmm20,%zmm26,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmulps	%zmm15,%zmm4,%zmm14
vfmadd231ps	%zmm30,%zmm7,%zmm23
vfmadd231ps	%zmm28,%zmm5,%zmm23
vfmadd231ps	%zmm24,%zmm9,%zmm23
vxorps	%zmm20,%zmm23,%zmm4
vmulps	%zmm4,%zmm16,%zmm13
vmulps	%zmm7,%zmm19,%zmm4
vfmadd231ps	%zmm27,%zmm5,%zmm4
vfmadd231ps	%zmm18,%zmm9,%zmm4
vxorps	%zmm20,%zmm4,%zmm4
vmulps	%zmm4,%zmm16,%zmm12
vmulps	%zmm5,%zmm26,%zmm4
vfmadd231ps	%zmm14,%zmm9,%zmm4
vxorps	%zmm20,%zmm4,%zmm4
vmulps	%zmm4,%zmm16,%zmm7
vxorps	%zmm20,%zmm15,%zmm4
vmulps	%zmm4,%zmm9,%zmm4
vmulps	%zmm16,%zmm4,%zmm4
vmovaps	%zmm30,%zmm8
vfmadd213ps	%zmm0,%zmm30,%zmm8
vfmadd231ps	%zmm28,%zmm28,%zmm8
vfmadd231ps	%zmm24,%zmm24,%zmm8
vfmadd231ps	%zmm13,%zmm13,%zmm8
vmovups	1520(%rsp),%zmm5
vmulps	%zmm8,%zmm5,%zmm8
vmovaps	%zmm3,%zmm11
vmulps	%zmm8,%zmm5,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%r10)
vmulps	%zmm19,%zmm19,%zmm8
vmovups	80(%rsp),%zmm19
vfmadd231ps	%zmm27,%zmm27,%zmm8
vfmadd231ps	%zmm18,%zmm18,%zmm8
vfmadd231ps	%zmm12,%zmm12,%zmm8
vmovups	368(%rsp),%zmm5
vmulps	%zmm8,%zmm5,%zmm8
vmovaps	%zmm3,%zmm11
vmulps	%zmm8,%zmm5,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%r15)
movq	32(%rsp),%r10
vmulps	%zmm26,%zmm26,%zmm8
vmovups	208(%rsp),%zmm26
vfmadd231ps	%zmm14,%zmm14,%zmm8
vfmadd231ps	%zmm7,%zmm7,%zmm8
vmulps	%zmm26,%zmm8,%zmm8
vmovaps	%zmm3,%zmm11
vmulps	%zmm8,%zmm26,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%r14)
movq	24(%rsp),%r14
vmulps	%zmm15,%zmm15,%zmm8
vmovups	1776(%rsp),%zmm15
vfmadd231ps	%zmm4,%zmm4,%zmm8
vmulps	%zmm19,%zmm8,%zmm8
vmovaps	%zmm3,%zmm11
vmulps	%zmm8,%zmm19,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%rbx)
movq	%r12,%rbx
movl	8(%rsp),%r15d
vmulps	%zmm16,%zmm16,%zmm8
vmulps	%zmm8,%zmm15,%zmm8
vmovaps	%zmm3,%zmm11
vmulps	%zmm8,%zmm15,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%r9)
movl	$10,%r9d
testl	%esi,%esi
je	75f
vmulps	944(%rsp),%zmm30,%zmm8
vfmadd231ps	%zmm28,%zmm27,%zmm8
vfmadd231ps	%zmm24,%zmm18,%zmm8
vfmadd231ps	%zmm13,%zmm12,%zmm8
vmovups	368(%rsp),%zmm20
vmulps	%zmm8,%zmm20,%zmm8
vmovaps	%zmm3,%zmm11
vmovups	1520(%rsp),%zmm23
vmulps	%zmm8,%zmm23,%zmm11 {%k2}
movq	%rcx,%rdx
shlq	$7,%rdx
addq	%r14,%rdx
vmovaps	%zmm11,(%rax,%rdx)
vmovups	1008(%rsp),%zmm5
vmulps	%zmm28,%zmm5,%zmm8
vfmadd231ps	%zmm24,%zmm14,%zmm8
vfmadd231ps	%zmm13,%zmm7,%zmm8
vmulps	%zmm26,%zmm8,%zmm8
vmovaps	%zmm3,%zmm11
vmulps	%zmm8,%zmm23,%zmm11 {%k2}
movq	%r10,%rdx
shlq	$9,%rdx
addq	%r14,%rdx
vmovaps	%zmm11,(%rax,%rdx)
vmulps	%zmm27,%zmm5,%zmm8
vfmadd231ps	%zmm18,%zmm14,%zmm8
vfmadd231ps	%zmm12,%zmm7,%zmm8
vmulps	%zmm26,%zmm8,%zmm8
vmovaps	%zmm3,%zmm9
vmulps	%zmm8,%zmm20,%zmm9 {%k2}
leaq	(%r10,%r10,8),%rsi
movq	%rsi,%rdx
shlq	$6,%rdx
addq	%r14,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmovups	1072(%rsp),%zmm5
vmulps	%zmm24,%zmm5,%zmm8
vfmadd231ps	%zmm13,%zmm4,%zmm8
vmulps	%zmm19,%zmm8,%zmm8
vmovaps	%zmm3,%zmm9
vmulps	%zmm8,%zmm23,%zmm9 {%k2}
imulq	$704,%r10,%rdx
addq	%r14,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmulps	%zmm18,%zmm5,%zmm8
vfmadd231ps	%zmm12,%zmm4,%zmm8
vmulps	%zmm19,%zmm8,%zmm8
vmovaps	%zmm3,%zmm9
vmulps	%zmm8,%zmm20,%zmm9 {%k2}
shlq	$8,%rcx
addq	%r14,%rcx
vmovaps	%zmm9,(%rax,%rcx)
vmulps	%zmm14,%zmm5,%zmm5
vfmadd231ps	%zmm7,%zmm4,%zmm5
vmulps	%zmm19,%zmm5,%zmm5
vmovaps	%zmm3,%zmm8
vmulps	%zmm5,%zmm26,%zmm8 {%k2}
imulq	$832,%r10,%rcx
addq	%r14,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmulps	%zmm13,%zmm16,%zmm5
vmulps	%zmm5,%zmm15,%zmm5
vmovaps	%zmm3,%zmm8
vmulps	%zmm5,%zmm23,%zmm8 {%k2}
imulq	$960,%r10,%rcx
addq	%r14,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmulps	%zmm12,%zmm16,%zmm5
vmulps	%zmm5,%zmm15,%zmm5
vmovaps	%zmm3,%zmm8
vmulps	%zmm5,%zmm20,%zmm8 {%k2}
movq	%r10,%rcx
shlq	$10,%rcx
addq	%r14,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmulps	%zmm7,%zmm16,%zmm5
vmulps	%zmm5,%zmm15,%zmm5
vmovaps	%zmm3,%zmm7
vmulps	%zmm26,%zmm5,%zmm7 {%k2}
imulq	$1088,%r10,%rcx
addq	%r14,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmulps	%zmm4,%zmm16,%zmm4
vmulps	%zmm4,%zmm15,%zmm4
vmulps	%zmm19,%zmm4,%zmm3 {%k2}
shlq	$7,%rsi
addq	%r14,%rsi
vmovaps	%zmm3,(%rax,%rsi)
movl	$20,%r9d
75:
testb	$8,%r15b
vxorps	%xmm24,%xmm24,%xmm24
vmovups	2928(%rsp),%zmm9
je	6b
vbroadcastss	208(%r11),%zmm3
vcmpeqps	326f(%rip){1to16},%zmm9,%k2
vaddps	%zmm17,%zmm17,%zmm4
vmovups	624(%rsp),%zmm11
vfmsub132ps	336f(%rip){1to16},%zmm17,%zmm11
vbroadcastss	100(%r11),%zmm7
vfmadd213ps	%zmm24,%zmm6,%zmm7
vfmadd231ps	104(%r11){1to16},%zmm21,%zmm7
vfmadd231ps	108(%r11){1to16},%zmm22,%zmm7
vfmadd231ps	112(%r11){1to16},%zmm2,%zmm7
vfmadd231ps	116(%r11){1to16},%zmm1,%zmm7
vfmadd231ps	120(%r11){1to16},%zmm10,%zmm7
vfmadd231ps	124(%r11){1to16},%zmm25,%zmm7
vfmadd231ps	128(%r11){1to16},%zmm31,%zmm7
vfmadd231ps	132(%r11){1to16},%zmm29,%zmm7
vbroadcastss	136(%r11),%zmm5
vmovups	4592(%rsp),%zmm8
vaddps	%zmm7,%zmm8,%zmm7
vfmadd213ps	%zmm24,%zmm6,%zmm5
vfmadd231ps	140(%r11){1to16},%zmm21,%zmm5
vfmadd231ps	144(%r11){1to16},%zmm22,%zmm5
vfmadd231ps	148(%r11){1to16},%zmm2,%zmm5
vfmadd231ps	152(%r11){1to16},%zmm1,%zmm5
vfmadd231ps	156(%r11){1to16},%zmm10,%zmm5
vfmadd231ps	160(%r11){1to16},%zmm25,%zmm5
vfmadd231ps	164(%r11){1to16},%zmm31,%zmm5
vfmadd231ps	168(%r11){1to16},%zmm29,%zmm5
vfmadd132ps	172(%r11){1to16},%zmm24,%zmm6
vfmadd231ps	176(%r11){1to16},%zmm21,%zmm6
vfmadd231ps	180(%r11){1to16},%zmm22,%zmm6
vfmadd231ps	184(%r11){1to16},%zmm2,%zmm6
vfmadd231ps	188(%r11){1to16},%zmm1,%zmm6
vfmadd231ps	192(%r11){1to16},%zmm10,%zmm6
vfmadd231ps	196(%r11){1to16},%zmm25,%zmm6
vfmadd231ps	200(%r11){1to16},%zmm31,%zmm6
vfmadd231ps	204(%r11){1to16},%zmm29,%zmm6
vfmadd231ps	389f(%rip){1to16},%zmm8,%zmm5
vfmadd231ps	396f(%rip){1to16},%zmm8,%zmm6
vmovaps	%zmm3,%zmm11 {%k2}
movq	%r9,%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm11,(%rax,%rcx)
vmovaps	%zmm3,%zmm4 {%k2}
leaq	1(%r9),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm3,%zmm7 {%k2}
leaq	2(%r9),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmovaps	%zmm3,%zmm5 {%k2}
leaq	3(%r9),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmovaps	%zmm3,%zmm6 {%k2}
addq	$4,%r9
imulq	%r10,%r9
shlq	$6,%r9
addq	%r14,%r9
vmovaps	%zmm6,(%rax,%r9)
jmp	6b
76:
addq	$5560,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
77:
vzeroupper
retq
.p2align	2,0x0
78:
.long	0x3f800000
79:
.long	1048576
82:
.long	0x5d800000
83:
.long	0x3f40094e
84:
.long	0x3e1d5a5a
85:
.long	0x3bd74912
86:
.long	0x3f156f3d
87:
.long	0x3d26f715
88:
.long	8388607
89:
.long	0x21800000
92:
.long	0xc9800000
93:
.long	0x3f000000
94:
.long	0x7fffffff
95:
.long	0x40400000
96:
.long	2139095039
97:
.long	0x0da24260
98:
.long	0x1e3ce508
99:
.long	0xbf800000
322:
.long	0x41100000
323:
.long	0x3e800000
324:
.long	0x41490fdb
325:
.long	0x40a00000
326:
.long	0x40800000
327:
.long	0x3fc00000
328:
.long	0x7149f2ca
329:
.long	2
332:
.long	4
333:
.long	8
334:
.long	16
335:
.long	0x3f3504f3
336:
.long	0xbf000000
337:
.long	0x80000000
338:
.long	0xc2ae0000
339:
.long	0x3fb8aa3b
342:
.long	0xbf317200
343:
.long	0xb5bfbe8e
344:
.long	0x3aae0472
345:
.long	0x3c1e8629
346:
.long	0x3d635b73
347:
.long	0x3e75fc8c
348:
.long	0x3f317214
349:
.long	0x42fe0000
352:
.long	0x3e99999a
353:
.long	0xbe04a19d
354:
.long	0x3ef89ba5
355:
.long	0xbf03248e
356:
.long	0x3f0c3744
357:
.long	0xbdc1d79d
358:
.long	0x3e5c1572
359:
.long	0x3e17e642
362:
.long	0x3e2ecff8
363:
.long	0x3e2d3f9f
364:
.long	0x3ecc422a
365:
.long	0x3f106ebb
366:
.long	0xc0000000
367:
.long	0x41400000
368:
.long	3234528013
369:
.long	4286578688
372:
.long	0x3eaaac4e
373:
.long	0xbf00000d
374:
.long	0x3e4bdb47
375:
.long	0xbe7fd7d0
376:
.long	0x3e259a3a
377:
.long	0xbe2ec8d2
378:
.long	0xbddadb52
379:
.long	0x33b17218
382:
.long	0x3727c5ac
383:
.long	0x3a83126f
384:
.long	0x41800000
385:
.long	0x358637bd
386:
.long	0x350637bd
387:
.long	0x34210fb0
388:
.long	0x36a7c5ac
389:
.long	0x40000000
392:
.long	0x3f317218
393:
.long	0x3feb3f8f
394:
.long	0x38d1b717
395:
.long	0x3951b717
396:
.long	0x41000000
397:
.long	0x3cf5c28f
398:
.long	0x41200000
399:
.long	0x26901d7d
422:
.long	0x3f800054
423:
.long	0xbf4ccccd
